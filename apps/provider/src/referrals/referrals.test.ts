import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import { formatReferralCode } from '@myler/config/referrals';
import { noteProvenMailbox } from '../accounts/proven-mailbox.ts';
import { runLifecycle } from '../membership/lifecycle.ts';
import { linesOf } from '../receipts/draw-receipt.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { couponClaims, creditEntries, memberships, payments, receipts, referrals, users } from '../store/schema.ts';
import { joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { putOnCard } from '../testing/people-on-card.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { confirmedCard, newKey, ownCard, registrationRequest } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('a member’s code for friends, on $name', (kind) => {
  let provider: TestProvider;
  let second: TestProvider;
  const failures: unknown[] = [];
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    second = provider.openSecondProvider({});
  });
  afterAll(() => provider.close());

  const lifecycle = (of = provider, now = () => provider.clock.now) =>
    runLifecycle({
      db: of.store.db,
      payments: of.payments,
      now,
      ...testEnv,
      log: { error: (about: object) => void failures.push(about), warn: () => undefined, info: () => undefined },
    });
  const setDay = (day: string) => {
    provider.clock.now = new Date(`${day}T13:00:00Z`);
  };
  /** Sets the clock, and does what is due on that day, in two providers at the same time. */
  async function on(day: string) {
    setDay(day);
    await Promise.all([lifecycle(), lifecycle(second)]);
    expect(failures).toEqual([]);
  }
  const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const;
  const pounds = (amount: number) => ({ amount, currency: 'GBP' }) as const;
  async function member(changes: Partial<Registration> = {}) {
    setDay('2026-11-21');
    const joined = await joinAs(provider, changes);
    return Object.assign(joined, { code: (await joined.row()).referralCode! });
  }
  const friend = (referralCode: string, changes: Partial<Registration> = {}) =>
    joinAs(provider, { referralCode, formType: 'referral', total: euros(157_050), ...changes });
  const again = (of: TestMember) => signInAs(provider, of.registration);
  const statement = async (of: TestMember) => (await again(of)).own.call('referral');
  const lettersTo = async ({ registration }: TestMember) =>
    (await provider.mail(registration.email)).map(({ kind: name }) => name);
  const newest = async (of: TestMember, name: string) =>
    (await provider.mail(of.registration.email)).findLast(({ kind: is }) => is === name)?.body;
  /** A member with a credit of so many friends who are members of Gold, on the day after the last of their fourteen days. */
  async function credited(friends = 1, changes: Partial<Registration> = {}) {
    const host = await member(changes);
    for (let index = 0; index < friends; index++) await friend(host.code);
    await on('2026-12-06');
    return host;
  }
  /** What was earned is what is left, was used and not returned, was withdrawn or lost: to the penny. */
  async function assertConserved({ userId }: TestMember) {
    const { db } = provider.store;
    const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, userId));
    const paidBy = await db.select().from(payments).where(eq(payments.userId, userId));
    const sumOf = (...kinds: string[]) =>
      entries.filter((entry) => kinds.includes(entry.kind)).reduce((sum, { amount }) => sum + amount, 0);
    const spent = paidBy.filter(({ refundedAt }) => !refundedAt).reduce((sum, { credit }) => sum + credit, 0);
    expect(sumOf('used', 'returned') + spent).toBe(0);
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBeGreaterThanOrEqual(0);
    for (const { price, discount, gift, credit, paid } of paidBy) expect(price - discount - gift - credit).toBe(paid);
  }

  it(
    'takes ten per cent off a friend’s first year, and credits the member the same once the fourteen days are over',
    { tags: ['promise:referral-credit'] },
    async () => {
      const host = await member();
      const query = {
        code: formatReferralCode(host.code).toLowerCase(),
        membershipId: 'gold',
        currency: 'EUR',
      } as const;
      const found = await provider.proxy.call('coupon', { query });
      expect(found).toMatchObject({ code: host.code, kind: 'referral', discount: euros(17_450) });
      const joined = await friend(query.code);
      expect((await joined.own.call('payments')).payments).toMatchObject([
        { discount: euros(17_450), paid: euros(157_050) },
      ]);
      expect(await lettersTo(host)).toEqual(['welcome', 'friend-joined']);
      expect(await newest(host, 'friend-joined')).toContain('until December 05, 2026');
      expect(await newest(host, 'friend-joined')).toMatch(/Added to your credit then: €174\.50/);
      await on('2026-12-05');
      const waiting = { joinedOn: '2026-11-21', until: '2026-12-05', credit: euros(17_450) };
      expect(await statement(host)).toMatchObject({
        code: host.code,
        credit: euros(0),
        waiting: [waiting],
        history: [],
      });
      await on('2026-12-06');
      const history = [{ kind: 'earned', on: '2026-12-06', sum: euros(17_450) }];
      expect(await statement(host)).toMatchObject({ credit: euros(17_450), waiting: [], history });
      expect(await lettersTo(host)).toEqual(['welcome', 'friend-joined', 'friend-credited']);
      await on('2027-10-22');
      expect(await newest(host, 'renewal-notice')).toContain('we charge €1,570.50 for Gold');
      await on('2027-11-21');
      const [renewal] = (await (await again(host)).own.call('payments')).payments;
      expect(renewal).toMatchObject({
        kind: 'renewal',
        price: euros(174_500),
        credit: euros(17_450),
        paid: euros(157_050),
      });
      expect(await newest(host, 'renewed')).toContain('−€174.50');
      expect((await statement(host)).credit).toEqual(euros(0));
      await assertConserved(host);
      // The friend pays the whole second year.
      expect((await (await again(joined)).own.call('payments')).payments[0]).toMatchObject({ paid: euros(174_500) });
    },
  );

  it('is credited in the member’s own currency, as the same part of what the friend has bought', async () => {
    const host = await member({ currency: 'GBP', total: pounds(149_500) });
    await friend(host.code);
    expect((await statement(host)).waiting).toMatchObject([{ credit: pounds(14_950) }]);
  });

  it('credits nothing when the friend leaves within the fourteen days, also at the moment of crediting', async () => {
    const host = await member();
    const [leaving, closing, late] = [await friend(host.code), await friend(host.code), await friend(host.code)];
    await leaving.own.call('leaveMembership', { body: { kind: 'membership', refund: euros(157_050) } });
    await closing.proxied.call('closeAccount', { body: { when: 'now', email: closing.registration.email } });
    expect(await lettersTo(host)).toEqual(['welcome', ...Array(3).fill('friend-joined'), 'friend-left', 'friend-left']);
    provider.clock.now = new Date('2026-12-06T11:59:59Z');
    const { own } = await again(late);
    const after = () => new Date('2026-12-06T12:00:01Z');
    await Promise.allSettled([
      own.call('leaveMembership', { body: { kind: 'membership', refund: euros(157_050) } }),
      lifecycle(provider, after),
      lifecycle(second, after),
    ]);
    await on('2026-12-07');
    // Whichever comes first: what was credited is withdrawn again.
    const { credit, waiting } = await statement(host);
    expect({ credit, waiting }).toEqual({ credit: euros(0), waiting: [] });
  });

  it('is used by an upgrade, which gives it back when it is taken back', async () => {
    const host = await credited();
    const { own, proxied } = await again(host);
    const [offer] = (await own.call('membership')).upgrades;
    expect(offer?.credit).toEqual(euros(17_450));
    const { membershipId, due: total } = offer!;
    await proxied.call('upgrade', { body: { from: 'gold', membershipId, total }, idempotencyKey: newKey() });
    const [paid] = (await own.call('payments')).payments;
    expect(paid).toMatchObject({ credit: euros(17_450), paid: total, price: euros(total.amount + 17_450) });
    expect((await statement(host)).credit).toEqual(euros(0));
    const { leaving } = await own.call('membership');
    expect(leaving).toMatchObject({ kind: 'upgrade', refund: total, credit: euros(17_450) });
    await own.call('leaveMembership', { body: { kind: 'upgrade', refund: total } });
    expect(await newest(host, 'upgrade-taken-back')).toContain('€174.50');
    expect(await statement(host)).toMatchObject({ credit: euros(17_450) });
    await assertConserved(host);
  });

  it('is used once by an upgrade that waits for its bank while the year renews', async () => {
    const host = await member();
    const entry = { userId: host.userId, kind: 'earned', amount: 500, at: provider.clock.now } as const;
    await provider.store.db.insert(creditEntries).values(entry);
    await on('2027-10-22');
    setDay('2027-11-20');
    const { own, proxied } = await again(host);
    const [offer] = (await own.call('membership')).upgrades;
    const { membershipId, due: total, credit } = offer!;
    expect(credit).toEqual(euros(500));
    const body = { from: 'gold', membershipId, total, creditCard: confirmedCard } as const;
    const waiting = await proxied.call('upgrade', { body, idempotencyKey: newKey() }).catch((error: unknown) => error);
    await on('2027-11-21');
    await provider.bank.answer((waiting as { confirmation: string }).confirmation, true);
    await Promise.all([provider.finishConfirmed(), second.finishConfirmed()]);
    expect(
      (await (await again(host)).own.call('payments')).payments.map(({ kind: of, credit: used }) => [of, used]),
    ).toEqual([
      ['renewal', euros(500)],
      ['join', undefined],
    ]);
    await assertConserved(host);
  });

  it('is used once by two upgrades and two runs of the renewal at the same time', async () => {
    const host = await credited(2);
    await on('2027-10-22');
    setDay('2027-11-20');
    const { own, proxied } = await again(host);
    const offers = (await own.call('membership')).upgrades;
    setDay('2027-11-21');
    const upgrades = offers
      .slice(0, 2)
      .map(({ membershipId, due: total }) =>
        proxied.call('upgrade', { body: { from: 'gold', membershipId, total }, idempotencyKey: newKey() }),
      );
    await Promise.allSettled([...upgrades, lifecycle(), lifecycle(second)]);
    await Promise.all([lifecycle(), lifecycle(second)]);
    await assertConserved(host);
    const paid = await provider.store.db.select().from(payments).where(eq(payments.userId, host.userId));
    expect(paid.reduce((sum, { credit }) => sum + credit, 0)).toBeLessThanOrEqual(34_900);
    failures.length = 0;
  });

  it(
    'pays a whole year without a card, and is at most the price of a year',
    { tags: ['promise:referral-most'] },
    async () => {
      const travel = { membershipId: 'travel', total: euros(34_500) } as const;
      const host = await credited(3, travel);
      expect((await statement(host)).credit).toEqual(euros(34_500));
      expect(await newest(host, 'friend-credited')).toContain('at most the price of one year');
      await provider.store.db.update(memberships).set({ cardToken: null }).where(eq(memberships.userId, host.userId));
      await on('2027-10-22');
      expect(await newest(host, 'renewal-notice')).toContain('Your credit pays all of it');
      await on('2027-11-21');
      expect(await host.row()).toMatchObject({ status: 'active', renewsOn: '2028-11-21', chargeCredit: null });
      const db = provider.store.db;
      const ofYear = and(eq(payments.userId, host.userId), eq(payments.kind, 'renewal'));
      const [paid] = await db.select().from(payments).where(ofYear);
      const [receipt] = await db.select().from(receipts).where(eq(receipts.paymentKey, paid!.key));
      const lines = linesOf({ payment: paid!, receipt: receipt!, credits: 0 }).map(([what, sum]) => `${what} ${sum}`);
      expect(lines).toContain('Credit for friends −€345.00');
      expect(lines.at(-1)).toBe('Paid €0.00');
      await assertConserved(host);
    },
  );

  it('is lost with the membership, and its code ends with it', { tags: ['promise:referral-end'] }, async () => {
    const host = await credited();
    const { own } = await again(host);
    await own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    const ends = 'Your credit for friends, €174.50, ends with your membership and is not paid out.';
    expect(await newest(host, 'renewal-stopped')).toContain(ends);
    const late = await friend(host.code);
    await on('2027-11-21');
    expect(await newest(host, 'membership-ended')).toContain('Your credit for friends, €349.00, ends');
    const history = [{ kind: 'lost' }, { kind: 'earned' }, { kind: 'earned' }];
    expect(await statement(host)).toMatchObject({ credit: euros(0), history });
    expect((await statement(host)).code).toBeUndefined();
    await expect(friend(host.code)).rejects.toMatchObject({ code: 'coupon-expired' });
    expect(await lettersTo(late)).not.toContain('friend-left');
  });

  it('is named in the email of an account that is closed, also when an upgrade that it has paid is given back', async () => {
    const host = await credited();
    const { own, proxied } = await again(host);
    const { membershipId, due: total } = (await own.call('membership')).upgrades[0]!;
    await proxied.call('upgrade', { body: { from: 'gold', membershipId, total }, idempotencyKey: newKey() });
    await proxied.call('closeAccount', { body: { when: 'now', email: host.registration.email } });
    expect(await newest(host, 'left')).not.toContain('credit for friends');
    expect(await newest(host, 'account-closed')).toContain('Your credit for friends, €174.50, ends');
  });

  it('is not for the member’s own payment card, nor twice for one card, nor for an unknown code', async () => {
    const host = await member();
    const creditCard = host.registration.creditCard!;
    const refused = await friend(host.code, { creditCard }).catch((error: unknown) => error);
    expect(refused).toMatchObject({
      code: 'coupon-not-new',
      errors: { referralCode: expect.stringContaining('the payment card of the member who gave it') },
    });
    const [other, card] = [await member(), ownCard()];
    const results = await Promise.allSettled([
      friend(host.code, { creditCard: card }),
      second.proxy.call('register', {
        body: registrationRequest({ referralCode: other.code, total: euros(157_050), creditCard: card }),
        idempotencyKey: newKey(),
      }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(friend('000-000-001')).rejects.toMatchObject({ code: 'coupon-unknown' });
  });

  it('is used up for a card also when its member closes the account while the friend pays', async () => {
    const [host, other, card] = [await member(), await member(), ownCard()];
    const charge = provider.payments.charge.bind(provider.payments);
    vi.spyOn(provider.payments, 'charge').mockImplementationOnce(async (request) => {
      await provider.store.db.delete(users).where(eq(users.id, host.userId));
      return charge(request);
    });
    await friend(host.code, { creditCard: card });
    await expect(friend(other.code, { creditCard: card })).rejects.toMatchObject({ code: 'coupon-not-new' });
  });

  it(
    'is not for a former member within twelve months, whose address and card are remembered as hashes only',
    { tags: ['promise:referral-limits'] },
    async () => {
      const host = await member();
      const former = await member();
      const { email, creditCard } = former.registration;
      await noteProvenMailbox({ ...testEnv, db: provider.store.db }, former.userId, provider.clock.now);
      await on('2027-01-10');
      await (await again(former)).proxied.call('closeAccount', { body: { when: 'now', email } });
      setDay('2027-12-31');
      const hosts = await again(host);
      await expect(friend(host.code, { email })).rejects.toMatchObject({ code: 'coupon-not-new' });
      await expect(friend(host.code, { creditCard: creditCard! })).rejects.toMatchObject({ code: 'coupon-not-new' });
      await deleteOldRows(provider.store.db, provider.clock.now);
      const { db } = provider.store;
      const ofFormer = () => db.select().from(couponClaims).where(eq(couponClaims.code, 'former member'));
      expect(JSON.stringify(await ofFormer())).not.toContain(email);
      setDay('2028-01-11');
      await deleteOldRows(db, provider.clock.now);
      expect((await ofFormer()).filter(({ usedAt }) => usedAt < new Date('2027-01-11'))).toEqual([]);
      expect(hosts.userId).toBe(host.userId);
    },
  );

  it('is not for whoever was on the card and closes the account to join with it', async () => {
    const host = await member();
    const person = await putOnCard(provider, host, { role: 'second-adult' });
    const { email } = person.registration;
    await noteProvenMailbox({ ...testEnv, db: provider.store.db }, person.userId, provider.clock.now);
    await person.proxied.call('closeAccount', { body: { when: 'now', email } });
    await expect(friend(host.code, { email })).rejects.toMatchObject({ code: 'coupon-not-new' });
  });

  it('waits for nobody who waits for it: friends leave while their member upgrades', async () => {
    const rounds = Array.from({ length: 4 }, async () => {
      const host = await member({ membershipId: 'travel', total: euros(34_500) });
      const friends = [await friend(host.code), await friend(host.code)];
      return { host, friends };
    });
    for (const { host, friends } of await Promise.all(rounds)) {
      const [offer] = (await host.own.call('membership')).upgrades;
      const body = { from: 'travel', membershipId: offer!.membershipId, total: offer!.due } as const;
      const done = await Promise.allSettled([
        host.proxied.call('upgrade', { body, idempotencyKey: newKey() }),
        ...friends.map(({ own }) =>
          own.call('leaveMembership', { body: { kind: 'membership', refund: euros(157_050) } }),
        ),
      ]);
      expect(done.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    }
  });

  it('remembers a former member whose gateway was away: leaving does not wait for it, and the card follows with the refund', async () => {
    const [host, former, closer] = [await member(), await member(), await member()];
    const away = vi
      .spyOn(provider.payments, 'fingerprintOf')
      .mockRejectedValue(new Error('the gateway does not answer'));
    await former.own.call('leaveMembership', { body: { kind: 'membership', refund: euros(174_500) } });
    await closer.proxied.call('closeAccount', { body: { when: 'now', email: closer.registration.email } });
    expect((await former.row()).status).toBe('ended');
    away.mockRestore();
    await on('2026-11-22');
    for (const { registration } of [former, closer])
      await expect(friend(host.code, { creditCard: registration.creditCard! })).rejects.toMatchObject({
        code: 'coupon-not-new',
      });
  });

  it('is given to members from before there were codes', async () => {
    const host = await member();
    await provider.store.db.update(memberships).set({ referralCode: null }).where(eq(memberships.userId, host.userId));
    expect((await statement(host)).code).toBeUndefined();
    await on('2026-11-22');
    expect((await statement(host)).code).toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/);
    expect(await provider.store.db.$count(referrals, eq(referrals.userId, host.userId))).toBe(0);
  });
});
