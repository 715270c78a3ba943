import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { processResetRequests } from './password-reset.ts';

describe.each(stores)('a code that is emailed for a sign-in, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  type Try = { email: string; password: string; code?: string; newCode?: boolean };
  const signIn = (body: Try, address = '203.0.113.7') =>
    provider.proxy.call('signIn', {
      body: { keepMeSignedIn: true, ...body },
      headers: { 'x-visitor-address': address },
    });
  /** The code of a refusal, or none. */
  const refusal = (body: Try, address?: string) =>
    signIn(body, address).then(
      () => undefined,
      (error: { code?: string }) => error.code,
    );

  /** A member whose account has been guessed so often that every sign-in needs a code. */
  async function attackedMember() {
    const { email, password, ...rest } = registrationRequest();
    await provider.proxy.call('register', { body: { email, password, ...rest }, idempotencyKey: newKey() });
    for (let tries = 0; tries < 20; tries++) await refusal({ email, password: 'wrong' }, `192.0.2.${tries}`);
    return { email, password };
  }
  const newCode = async ({ email, password, ...wish }: Try, address?: string) => {
    const before = new Set((await provider.mail()).map(({ id }) => id));
    expect(await refusal({ email, password, ...wish }, address)).toBe('code-needed');
    const mail = (await provider.mail()).find(({ id, recipient }) => !before.has(id) && recipient === email);
    return /\b(\d{6})\b/.exec(mail?.body ?? '')?.[1] ?? '';
  };

  it('works once', { tags: ['asvs:6.5.1'] }, async () => {
    const member = await attackedMember();
    const code = await newCode(member);
    expect(await refusal({ ...member, code })).toBeUndefined();
    expect(await refusal({ ...member, code })).toBe('code-needed');
  });

  it(
    'does not work for somebody at another network address, or for another account',
    { tags: ['asvs:6.6.2'] },
    async () => {
      const [member, other] = [await attackedMember(), await attackedMember()];
      const code = await newCode(member);
      await newCode(member, '198.51.100.5');
      await newCode(other);
      expect(await refusal({ ...member, code }, '198.51.100.5')).toBe('code-needed');
      expect(await refusal({ ...other, code })).toBe('code-needed');
      expect(await refusal({ ...member, code })).toBeUndefined();
    },
  );

  it('is of no use without the password', { tags: ['asvs:6.6.2'] }, async () => {
    const member = await attackedMember();
    const code = await newCode(member);
    expect(await refusal({ ...member, password: 'wrong', code })).toBe('sign-in-failed');
  });

  it('is sent no more when whoever knows the password has asked for too many: the last one says so, and the answer tells nobody anything untrue', async () => {
    const member = await attackedMember();
    const codes = async () => (await provider.mail(member.email)).filter(({ kind: of }) => of === 'sign-in-code');
    const before = (await codes()).length;
    for (let tries = 0; tries < 10; tries++) await newCode(member, `198.51.100.${tries}`);
    const answer = (body: Try) => signIn(body, '203.0.113.8').catch((error: { message: string }) => error.message);
    const said = await answer(member);
    expect(await codes()).toHaveLength(before + 10);
    expect((await codes()).at(-1)?.body).toMatch(/no other for up to an hour[^]*somebody else knows your password/);
    expect(said).toMatch(/If none comes, choose a new password/);
    expect(said).not.toMatch(/we (have just )?sent/);
    // Nor does it tell whether the password is right, or the address a member’s.
    expect(await answer({ ...member, password: 'wrong' })).toBe(said);
    const nobody = { email: `nobody.${newKey()}@example.com`, password: 'wrong' };
    for (let tries = 0; tries < 20; tries++) await refusal(nobody, `192.0.2.${tries}`);
    expect(await answer(nobody)).toBe(said);
    await provider.proxy.call('forgotPassword', { body: { email: member.email } });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    const token = /#reset-password=(\S+)/.exec((await provider.mail(member.email)).at(-1)?.body ?? '')?.[1] ?? '';
    const password = 'neun blaue Pinguine';
    await provider.proxy.call('resetPassword', { body: { token, password } });
    const code = await newCode({ ...member, password });
    expect(await refusal({ ...member, password, code })).toBeUndefined();
  });

  it('is replaced by another one when the visitor asks for it to be sent again, and not otherwise', async () => {
    const member = await attackedMember();
    const first = await newCode(member);
    expect(await newCode(member)).toBe('');
    const second = await newCode({ ...member, newCode: true });
    expect(second).toMatch(/^\d{6}$/);
    expect(await refusal({ ...member, code: first })).toBe('code-needed');
    expect(await refusal({ ...member, code: second })).toBeUndefined();
  });
});
