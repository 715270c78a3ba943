import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships, users } from '../store/schema.ts';
import { joinAs, signInAs } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { newKey, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { describeAccess, lockOut } from './lock-out.ts';
import { createPasswordHasher } from './password-hasher.ts';

const DAY = 86_400_000;
const manual = readFileSync(join(import.meta.dirname, '../../../../docs/operations.md'), 'utf8');
const [, endOfAll = ''] = /`(update sessions [^`]+)`/.exec(manual) ?? [];

describe.each(stores)('an operator who ends what lets in, as the manual says, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  async function signedIn() {
    const person = registrationRequest();
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    const { email, password } = person;
    return { email, ...(await provider.proxy.call('signIn', { body: { email, password, keepMeSignedIn: true } })) };
  }
  /** 200 while the access token is good. */
  const statusOf = async ({ accessToken }: { accessToken: string }) =>
    (await provider.request('GET', '/v1/me', { token: accessToken })).status;
  const run = (statement: string) => provider.store.db.execute(sql.raw(statement));

  it(
    'ends all that lets into an account, puts the address back and sends a link for a new password',
    { tags: ['asvs:7.4.5'] },
    async () => {
      const [one, other, squatter] = [await signedIn(), await signedIn(), await signedIn()];
      const { db } = provider.store;
      const taken = `taken.${one.email}`;
      await db.update(users).set({ email: taken, emailKey: taken }).where(eq(users.id, one.user.id));
      await db.update(users).set({ mailboxProvenAt: provider.clock.now }).where(eq(users.id, other.user.id));
      // Whoever moved the member to another address has joined with the old one.
      await db.update(users).set({ email: one.email, emailKey: one.email }).where(eq(users.id, squatter.user.id));
      const deps = { ...testEnv, db, now: () => provider.clock.now, passwords: createPasswordHasher() };
      expect((await describeAccess(deps, taken)).filter((line) => line.startsWith('Signed in'))).toHaveLength(1);
      const [membership] = await db.select().from(memberships).where(eq(memberships.userId, one.user.id));
      await expect(lockOut(deps, taken, other.email)).rejects.toThrow('is the address of another member');
      expect(await statusOf(one)).toBe(200);
      const checked = { isAddressChecked: true };
      const { email, ended, movedAside } = await lockOut(deps, membership?.memberNumber ?? '', one.email, checked);
      expect([email, ended.sessions]).toEqual([one.email, 1]);
      expect([await statusOf(one), await statusOf(other), await statusOf(squatter)]).toEqual([401, 200, 401]);
      const [aside] = await db.select().from(memberships).where(eq(memberships.userId, squatter.user.id));
      expect(aside).toMatchObject({ memberNumber: movedAside, renews: false });
      const letter = (await provider.mail(one.email)).at(-1);
      const token = /#reset-password=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? '';
      await provider.proxy.call('resetPassword', { body: { token, password: 'sept lanternes vertes' } });
      await expect(lockOut(deps, 'nobody@example.com')).rejects.toThrow('No member has nobody@example.com.');
    },
  );

  it('puts back an address that the account had in the last ninety days, no other that is not checked, and tells the one it replaces', async () => {
    const member = await joinAs(provider);
    const { email } = member.registration;
    const deps = {
      ...testEnv,
      db: provider.store.db,
      now: () => provider.clock.now,
      passwords: createPasswordHasher(),
    };
    const isUnknown = 'is not known to have had';
    const toldTo = async (address: string) => (await provider.mail(address)).at(-1)?.body;
    // Whoever has a stolen session knows all that the desk can ask, and rings.
    await expect(lockOut(deps, email, `thief.${email}`)).rejects.toThrow(isUnknown);
    expect((await member.own.call('details')).email).toBe(email);
    await lockOut(deps, email, `slip.${email}`, { isAddressChecked: true });
    expect(await toldTo(email)).toMatch(/Our desk has given your membership another email address[^]*ring the desk/);
    await expect(lockOut(deps, `slip.${email}`, email)).rejects.toThrow(isUnknown);
    await lockOut(deps, `slip.${email}`, email, { isAddressChecked: true });

    const moving = await joinAs(provider);
    const moveTo = async (address: string) => {
      await moving.proxied.call('changeEmail', { body: { email: address } });
      const token = /#confirm-email=(\S+)/.exec((await toldTo(address)) ?? '')?.[1] ?? '';
      await moving.proxied.call('confirmEmail', { body: { token } });
      await moving.proxied.call('confirmPassword', { body: { password: moving.registration.password } });
    };
    const claimed = moving.registration.email;
    const old = `own.${claimed}`;
    await moveTo(old);
    // Whoever joins with somebody else's address never shows its mailbox.
    await expect(lockOut(deps, old, claimed)).rejects.toThrow(isUnknown);
    await moveTo(`new.${old}`);
    provider.clock.advance(89 * DAY);
    expect((await lockOut(deps, `new.${old}`, old.toUpperCase())).email).toBe(old.toUpperCase());
    expect(await toldTo(`new.${old}`)).toContain('Our desk has given');
    await lockOut(deps, old, `new.${old}`, { isAddressChecked: true });
    provider.clock.advance(2 * DAY);
    await expect(lockOut(deps, `new.${old}`, old)).rejects.toThrow(isUnknown);
  });

  it.each([
    ['forgets the details while nobody has made sure of the address', {}, true],
    ['keeps them once the member has said it', { isAddressChecked: true }, false],
  ])('after locking out, the link %s', async (_, how, isForgotten) => {
    const member = await joinAs(provider);
    const { registration } = member;
    const { email } = registration;
    const now = () => provider.clock.now;
    const deps = { ...testEnv, db: provider.store.db, now, passwords: createPasswordHasher() };
    await lockOut(deps, email, undefined, how);
    const [address = ''] = await describeAccess(deps, email);
    expect(address.includes('its mailbox was never shown')).toBe(isForgotten);
    const token = /#reset-password=(\S+)/.exec((await provider.mail(email)).at(-1)?.body ?? '')?.[1] ?? '';
    const password = 'sept lanternes vertes';
    await provider.proxy.call('resetPassword', { body: { token, password } });
    const { own } = await signInAs(provider, { ...registration, password });
    expect((await own.call('details')).phoneNumber === undefined).toBe(isForgotten);
    expect((await member.row()).cardToken === null).toBe(isForgotten);
  });

  it('signs out everybody', { tags: ['asvs:7.4.5'] }, async () => {
    const members = [await signedIn(), await signedIn()];
    await run(endOfAll);
    expect(await Promise.all(members.map(statusOf))).toEqual([401, 401]);
  });
});
