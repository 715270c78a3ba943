import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberships, payments, prices, sandboxLedger, users } from '../store/schema.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { acceptedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { leave, sendRefunds } from './leave.ts';
import { runLifecycle } from './lifecycle.ts';
import { payOverdueRenewal, type RenewalStep } from './renew.ts';

describe.each(stores)('a year of a membership, on $name', (kind) => {
  let provider: TestProvider;
  const failures: unknown[] = [];
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const deps = () => ({
    db: provider.store.db,
    payments: provider.payments,
    now: () => provider.clock.now,
    publicOrigin: 'https://www.myler.example',
    log: { error: (about: object) => void failures.push(about), info: () => undefined },
  });
  /** Sets the clock, and does what is due on that day, twice: the second time changes nothing. */
  async function on(day: string) {
    provider.clock.now = new Date(`${day}T09:00:00Z`);
    await runLifecycle(deps());
    await runLifecycle(deps());
    expect(failures).toEqual([]);
  }
  /** Joins on 2026-11-21, the day on which each of these stories begins. */
  async function join(changes: Parameters<typeof joinAs>[1] = {}) {
    provider.clock.now = new Date('2026-11-21T12:00:00Z');
    return joinAs(provider, changes);
  }
  const lettersTo = async ({ registration }: TestMember) =>
    (await provider.mail()).filter(({ recipient }) => recipient === registration.email).map(({ kind: name }) => name);
  const paymentsOf = ({ userId }: TestMember) =>
    provider.store.db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.paidAt);
  const chargesTo = (cardToken: string | null) =>
    provider.store.db
      .select()
      .from(sandboxLedger)
      .where(eq(sandboxLedger.cardToken, cardToken ?? ''));
  const laterCard = { ...acceptedCard, number: '4000000000000341' };
  const confirmedCard = { ...acceptedCard, number: '4000002760003184' };

  it('is announced thirty days before, and renewed at the price of that day, without the coupon', async () => {
    const member = await join({ referralCode: 'WELCOME10', total: { amount: 157_050, currency: 'EUR' } });
    await on('2027-10-21');
    expect(await lettersTo(member)).toEqual(['welcome']);
    await on('2027-10-22');
    expect(await lettersTo(member)).toEqual(['welcome', 'renewal-notice']);
    const letter = (await provider.mail()).find(
      ({ kind: name, recipient }) => name === 'renewal-notice' && recipient === member.registration.email,
    );
    expect(letter?.body).toContain('€1,745.00');
    // A price that rises after the letter counts for the year after.
    const gold = and(eq(prices.membershipId, 'gold'), eq(prices.currency, 'EUR'));
    await provider.store.db.update(prices).set({ amount: 200_000 }).where(gold);
    await on('2027-11-20');
    expect(await paymentsOf(member)).toHaveLength(1);
    await on('2027-11-21');
    expect(await paymentsOf(member)).toMatchObject([
      { kind: 'join', discount: 17_450, paid: 157_050 },
      { kind: 'renewal', discount: 0, paid: 174_500, periodFrom: '2027-11-21', periodUntil: '2028-11-21' },
    ]);
    expect(await lettersTo(member)).toEqual(['welcome', 'renewal-notice', 'renewed']);
    expect(await member.row()).toMatchObject({ startsOn: '2027-11-21', renewsOn: '2028-11-21', noticeSentOn: null });
    const { own } = await signInAs(provider, member.registration);
    expect((await own.call('membership')).leaving).toMatchObject({ kind: 'membership', until: '2027-12-05' });
    await provider.store.db.update(prices).set({ amount: 174_500 }).where(gold);
  });

  it('is tried on days 0, 3 and 7 when the card is declined, rests, and ends on day 14', async () => {
    const member = await join({ creditCard: laterCard });
    await on('2027-10-22');
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({ failedTries: 1, nextTryOn: '2027-11-24', status: 'active' });
    await on('2027-11-23');
    expect(await member.row()).toMatchObject({ failedTries: 1 });
    await on('2027-11-24');
    expect(await member.row()).toMatchObject({ failedTries: 2, nextTryOn: '2027-11-28', status: 'active' });
    await on('2027-11-28');
    expect(await member.row()).toMatchObject({ failedTries: 3, nextTryOn: null, status: 'resting' });
    await on('2027-12-04');
    expect((await member.row()).status).toBe('resting');
    await on('2027-12-05');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'unpaid', cardToken: null });
    expect(await lettersTo(member)).toEqual([
      'welcome',
      'renewal-notice',
      'renewal-declined',
      'renewal-declined',
      'membership-resting',
      'membership-ended',
    ]);
    expect(await paymentsOf(member)).toHaveLength(1);
  });

  it('goes on when a resting member stores another card, from the day on which the year was over', async () => {
    const member = await join({ creditCard: laterCard });
    for (const day of ['2027-10-22', '2027-11-21', '2027-11-24', '2027-11-28']) await on(day);
    const { own, proxied } = await signInAs(provider, member.registration);
    expect(await own.call('membership')).toMatchObject({ status: 'resting', unpaid: { endsOn: '2027-12-05' } });
    await proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() });
    expect(await own.call('membership')).toMatchObject({ status: 'active', renewsOn: '2028-11-21' });
    expect(await paymentsOf(member)).toHaveLength(2);
    await on('2027-12-05');
    expect((await member.row()).status).toBe('active');
  });

  it('waits for the member’s confirmation when the bank wants it, and is then paid once', async () => {
    const member = await join();
    const { proxied } = await signInAs(provider, member.registration);
    await proxied.call('changeCard', { body: { creditCard: confirmedCard }, idempotencyKey: newKey() });
    await on('2027-10-22');
    await on('2027-11-21');
    await on('2027-11-22');
    expect(await lettersTo(member)).toEqual(['welcome', 'card-changed', 'renewal-notice', 'renewal-confirmation']);
    const { own } = await signInAs(provider, member.registration);
    const { confirmation, unpaid } = await own.call('membership');
    expect(unpaid).toEqual({ endsOn: '2027-12-05' });
    await provider.bank.answer(confirmation ?? '', true);
    await on('2027-11-23');
    expect(await member.row()).toMatchObject({ renewsOn: '2028-11-21' });
    expect(await lettersTo(member)).toContain('renewed');
    expect(await chargesTo((await member.row()).cardToken)).toMatchObject([{ outcome: 'charged' }]);
  });

  it('ends when the bank’s question is not answered for fourteen days, and nothing can be taken any more', async () => {
    const member = await join();
    const { proxied } = await signInAs(provider, member.registration);
    await proxied.call('changeCard', { body: { creditCard: confirmedCard }, idempotencyKey: newKey() });
    await on('2027-10-22');
    await on('2027-11-21');
    const { confirmationId } = await member.row();
    await on('2027-12-05');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'unpaid', chargeKey: null });
    await provider.bank.answer(confirmationId ?? '', true);
    expect(await provider.bank.confirmation(confirmationId ?? '')).toMatchObject({ status: 'refused' });
  });

  it('ends on its last day when the member has stopped it', async () => {
    const member = await join();
    await member.own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    for (const day of ['2027-10-22', '2027-11-20']) await on(day);
    expect((await member.row()).status).toBe('active');
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'stopped' });
    expect(await lettersTo(member)).toEqual(['welcome', 'renewal-stopped', 'membership-ended']);
    expect(await paymentsOf(member)).toHaveLength(1);
  });

  it('can be stopped after the letter, up to the last day', async () => {
    const member = await join();
    await on('2027-10-22');
    const { own } = await signInAs(provider, member.registration);
    await own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'stopped' });
    expect(await paymentsOf(member)).toHaveLength(1);
  });

  it('renews as the lower membership that the member has chosen', async () => {
    const member = await join();
    await member.own.call('changeMembership', { body: { renews: true, membershipId: 'travel' } });
    await on('2027-10-22');
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({
      membershipId: 'travel',
      paid: 34_500,
      mylerId: null,
      nextMembershipId: null,
    });
  });

  it('asks a member without a card for one, and ends kindly without', async () => {
    const member = await join();
    await provider.store.db
      .update(memberships)
      .set({ cardToken: null, cardBrand: null, cardLastFour: null, cardExpiry: null })
      .where(eq(memberships.userId, member.userId));
    await on('2027-10-22');
    const letter = (await provider.mail()).findLast(({ recipient }) => recipient === member.registration.email);
    expect(letter?.body).toContain('add a card by November 21, 2027');
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'no-card' });
  });

  it('charges nothing without the letter: after a standstill, the letter comes first and the charge thirty days later', async () => {
    const member = await join();
    await on('2027-11-25');
    expect(await lettersTo(member)).toEqual(['welcome', 'renewal-notice']);
    expect(await paymentsOf(member)).toHaveLength(1);
    await on('2027-12-24');
    expect(await paymentsOf(member)).toHaveLength(1);
    await on('2027-12-25');
    expect(await paymentsOf(member)).toMatchObject([{}, { kind: 'renewal', periodFrom: '2027-11-21' }]);
  });

  it('refunds a charge that a member has stopped while it ran', async () => {
    const member = await join();
    const { cardToken } = await member.row();
    await on('2027-10-22');
    provider.clock.now = new Date('2027-11-21T09:00:00Z');
    const { own } = await signInAs(provider, member.registration);
    await runLifecycle({
      ...deps(),
      async checkpoint(step) {
        if (step === 'charged') await own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
      },
    });
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'stopped', chargeKey: null });
    const charges = await chargesTo(cardToken);
    expect(charges).toHaveLength(2);
    expect(charges.map(({ refundedAt }) => refundedAt?.toISOString())).toEqual([undefined, '2027-11-21T09:00:00.000Z']);
  });

  it('refunds the charge of a card that another card has replaced while it ran', async () => {
    const member = await join({ creditCard: laterCard });
    await on('2027-10-22');
    await on('2027-11-21');
    const { db } = provider.store;
    const storeCard = async () => {
      const stored = await provider.payments.storeCard(newKey(), acceptedCard);
      if (stored.status !== 'stored') throw new Error('The sandbox has not stored the card.');
      const { token } = stored.card;
      await db.update(memberships).set({ cardToken: token }).where(eq(memberships.userId, member.userId));
      return token;
    };
    const first = await storeCard();
    let second: string | undefined;
    const checkpoint = async (step: RenewalStep) => {
      if (step !== 'begun' || second) return;
      second = await storeCard();
      await payOverdueRenewal(deps(), member.userId);
    };
    await payOverdueRenewal({ ...deps(), checkpoint }, member.userId);
    expect(await chargesTo(first)).toMatchObject([{ outcome: 'charged', refundedAt: provider.clock.now }]);
    expect(await chargesTo(second ?? null)).toMatchObject([{ outcome: 'charged', refundedAt: null }]);
    expect(await paymentsOf(member)).toHaveLength(2);
  });

  it('sends the other refunds when the gateway fails for one', async () => {
    const refund = { amount: 174_500, currency: 'EUR' } as const;
    const leavers = [await join(), await join()];
    for (const { userId } of leavers) await leave(deps(), userId, { kind: 'membership', refund });
    const [failing] = await paymentsOf(leavers[0]!);
    const gateway = {
      ...provider.payments,
      refundCharge: (chargeId: string) =>
        chargeId === failing?.chargeId
          ? Promise.reject(new Error('the gateway does not answer'))
          : provider.payments.refundCharge(chargeId),
    };
    const { db } = provider.store;
    await expect(sendRefunds({ db, gateway, now: provider.clock.now })).rejects.toThrow(/could not be sent/);
    const refundsDone = async () =>
      Promise.all(leavers.map(async (leaver) => (await paymentsOf(leaver))[0]?.refundDoneAt !== null));
    expect(await refundsDone()).toEqual([false, true]);
    await sendRefunds({ db, gateway: provider.payments, now: provider.clock.now });
    expect(await refundsDone()).toEqual([true, true]);
  });

  it.each(['begun', 'charged', 'written'] as const)(
    'is charged once when the process ends after “%s”',
    async (last) => {
      const member = await join();
      await on('2027-10-22');
      provider.clock.now = new Date('2027-11-21T09:00:00Z');
      const died = new Error('the process ended here');
      await runLifecycle({
        ...deps(),
        checkpoint: (step) => (step === last ? Promise.reject(died) : Promise.resolve()),
      });
      expect(failures.splice(0)).not.toEqual([]);
      expect(await lettersTo(member)).toEqual(['welcome', 'renewal-notice']);
      await on('2027-11-21');
      expect(await lettersTo(member)).toEqual(['welcome', 'renewal-notice', 'renewed']);
      const charges = await chargesTo((await member.row()).cardToken);
      expect(charges.map(({ outcome, refundedAt }) => [outcome, refundedAt])).toEqual([
        ['charged', null],
        ['charged', null],
      ]);
    },
  );

  it('is closed with the account after the year, when the member has asked for it', async () => {
    const member = await join();
    await member.proxied.call('closeAccount', { body: { when: 'after-year' } });
    await on('2027-11-21');
    expect(await provider.store.db.select().from(users).where(eq(users.id, member.userId))).toEqual([]);
    expect(await lettersTo(member)).toEqual(['welcome', 'account-closes', 'account-closed']);
  });

  it('forgets the children thirty days after the end, and the account two years after', async () => {
    const member = await join();
    const refund = { amount: 174_500, currency: 'EUR' } as const;
    await member.own.call('leaveMembership', { body: { kind: 'membership', refund } });
    const childrenOf = async () => {
      const { own } = await signInAs(provider, member.registration);
      return (await own.call('details')).children;
    };
    const retainOn = async (day: string) => {
      provider.clock.now = new Date(`${day}T09:00:00Z`);
      await deleteOldRows(provider.store.db, provider.clock.now);
    };
    await retainOn('2026-12-21');
    expect(await childrenOf()).toHaveLength(1);
    await retainOn('2026-12-22');
    expect(await childrenOf()).toEqual([]);
    await retainOn('2028-11-21');
    expect(await provider.store.db.$count(users, eq(users.id, member.userId))).toBe(1);
    await retainOn('2028-11-22');
    expect(await provider.store.db.$count(users, eq(users.id, member.userId))).toBe(0);
  });
});
