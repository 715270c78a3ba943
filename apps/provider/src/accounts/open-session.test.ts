import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionWithRefresh } from '@myler/api-client/contract';
import { SoftwareAuthenticator } from '../testing/authenticator.ts';
import { joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';

const DAY = 86_400_000;
const newPassword = 'sept lanternes vertes';

let provider: TestProvider;
beforeAll(async () => {
  provider = await openTestProvider();
});
afterAll(() => provider.close());

const ways: Record<string, (member: TestMember) => Promise<SessionWithRefresh>> = {
  'the password': ({ proxied, registration: { password } }) => proxied.call('confirmPassword', { body: { password } }),
  async 'a passkey'({ proxied }) {
    const authenticator = new SoftwareAuthenticator(testEnv.publicOrigin);
    const credential = authenticator.create(await proxied.call('passkeyCreation'));
    await proxied.call('addPasskey', { body: { name: 'Mine', credential } });
    const used = authenticator.get(await proxied.call('confirmationRequest'));
    return proxied.call('confirmWithPasskey', { body: { credential: used } });
  },
  'a new password': ({ proxied, registration: { password } }) =>
    proxied.call('changePassword', { body: { password, newPassword } }),
};

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status,
  );

describe.each(Object.entries(ways))('after %s', (_, confirm) => {
  it('whoever has a copy of the session is out, and the member is confirmed', { tags: ['asvs:7.2.4'] }, async () => {
    const member = await joinAs(provider);
    const { accessToken, refreshToken } = member;
    const signedInAt = (await member.proxied.call('sessions')).items[0]?.signedInAt;
    const copied = provider.clientWith(accessToken);
    expect(await statusOf(copied.call('details'))).toBe(200);
    await confirm(member);
    expect(await statusOf(copied.call('details'))).toBe(401);
    expect(await statusOf(provider.proxy.call('refresh', { body: { refreshToken } }))).toBe(401);
    expect(await statusOf(member.own.call('exportData'))).toBe(200);
    expect((await member.proxied.call('sessions')).items).toMatchObject([{ isThis: true, signedInAt }]);
    const next = await provider.proxy.call('refresh', { body: { refreshToken: member.refreshToken } });
    expect(next.user.id).toBe(member.userId);
  });
});

it('a session that is replaced again and again ends 90 days after the sign-in', async () => {
  const { registration } = await joinAs(provider);
  const member = await signInAs(provider, registration);
  for (let days = 0; days < 75; days += 25) {
    provider.clock.advance(25 * DAY);
    const session = await provider.proxy.call('refresh', { body: { refreshToken: member.refreshToken } });
    Object.assign(member, session);
    await ways['the password']?.(member);
  }
  provider.clock.advance(16 * DAY);
  expect(await statusOf(provider.proxy.call('refresh', { body: { refreshToken: member.refreshToken } }))).toBe(401);
});

it('a session that replaces another one has no tries for the password of its own', async () => {
  const owner = await joinAs(provider);
  const member = await signInAs(provider, owner.registration);
  const wrong = () => statusOf(member.proxied.call('confirmPassword', { body: { password: 'not this one' } }));
  while ((await wrong()) === 401);
  await ways['a passkey']?.(member);
  expect(await wrong()).toBe(429);
});

it('a device that is signed out is out, whatever has replaced its session since the list was read', async () => {
  const owner = await joinAs(provider);
  const intruder = await signInAs(provider, owner.registration);
  const listed = (await owner.proxied.call('sessions')).items.find(({ isThis }) => !isThis);
  await ways['the password']?.(intruder);
  await owner.proxied.call('endSession', { params: { id: listed?.id ?? '' } });
  expect(await statusOf(intruder.own.call('details'))).toBe(401);
  expect(await statusOf(owner.own.call('details'))).toBe(200);
  await owner.proxied.call('endSessions');
  const here = (await owner.proxied.call('sessions')).items[0]?.id ?? '';
  await ways['the password']?.(owner);
  await owner.proxied.call('endSession', { params: { id: here } });
  expect(await statusOf(owner.own.call('details'))).toBe(401);
});

it('signing out all others neither confirms a session again nor gives it new tries for the password', async () => {
  const member = await joinAs(provider);
  const { accessToken } = member;
  const wrong = () => statusOf(member.proxied.call('confirmPassword', { body: { password: 'not this one' } }));
  while ((await wrong()) === 401) await member.proxied.call('endSessions');
  expect(await wrong()).toBe(429);
  expect(member.accessToken).toBe(accessToken);
  for (let minutes = 0; minutes < 12; minutes += 4) {
    provider.clock.advance(4 * 60_000);
    Object.assign(member, await provider.proxy.call('refresh', { body: { refreshToken: member.refreshToken } }));
    await statusOf(member.proxied.call('endSessions'));
  }
  expect(await statusOf(member.own.call('exportData'))).toBe(403);
});
