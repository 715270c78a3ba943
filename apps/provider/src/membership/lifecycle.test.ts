import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endWaysIn } from '../accounts/ways-in.ts';
import { memberships, payments, prices, sandboxLedger, users } from '../store/schema.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { actingAs, joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { acceptedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { leave, sendRefunds } from './leave.ts';
import { runLifecycle } from './lifecycle.ts';
import { payOverdueRenewal, renew, type RenewalStep } from './renew.ts';
import { closeAccount } from '../member/close.ts';

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
    ...testEnv,
    log: { error: (about: object) => void failures.push(about), warn: () => undefined, info: () => undefined },
  });
  /** Sets the clock, and does what is due on that day, twice: the second time changes nothing. */
  async function on(day: string) {
    provider.clock.now = new Date(`${day}T12:00:00Z`);
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
    (await provider.mail(registration.email)).map(({ kind: name }) => name);
  /** The newest letter of a kind. */
  const letterTo = async ({ registration }: TestMember, name: string) =>
    (await provider.mail(registration.email)).findLast(({ kind: of }) => of === name)?.body;
  const paymentsOf = ({ userId }: TestMember) =>
    provider.store.db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.paidAt);
  const chargesTo = (cardToken: string | null) =>
    provider.store.db
      .select()
      .from(sandboxLedger)
      .where(eq(sandboxLedger.cardToken, cardToken ?? ''))
      .orderBy(sandboxLedger.createdAt);
  const laterCard = { ...acceptedCard, number: '4000000000000341' };
  const confirmedCard = { ...acceptedCard, number: '4000002760003184' };

  it(
    'is announced thirty days before, and renewed at the price of that day, without the coupon',
    { tags: ['promise:coupon-first-year', 'promise:renewal-price'] },
    async () => {
      const member = await join({ referralCode: 'WELCOME10', total: { amount: 157_050, currency: 'EUR' } });
      await on('2027-10-21');
      expect(await lettersTo(member)).toEqual(['welcome']);
      await on('2027-10-22');
      expect(await lettersTo(member)).toEqual(['welcome', 'renewal-notice']);
      expect(await letterTo(member, 'renewal-notice')).toContain('€1,745.00');
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
    },
  );

  /** A member near the end of the year, and the upgrade that can be bought then. */
  async function joinUntil(day: string) {
    const member = await join();
    await on('2027-10-22');
    await on(day);
    const { own, proxied } = await signInAs(provider, member.registration);
    const [offered] = (await own.call('membership')).upgrades;
    const { membershipId, due: total } = offered!;
    const upgrade = (creditCard?: typeof confirmedCard) =>
      proxied.call('upgrade', { body: { from: 'gold', membershipId, total, creditCard }, idempotencyKey: newKey() });
    return { member, own, upgrade, total };
  }

  it('gives back an upgrade of its last days alone while it lasts, and with the next year after that', async () => {
    const { member, own, upgrade, total } = await joinUntil('2027-11-19');
    await upgrade();
    expect(await letterTo(member, 'upgraded')).toContain(
      'Until November 20, 2027 you can cancel the upgrade in your account and get this sum back. After that, until December 03, 2027, you get it back by leaving.',
    );
    const leaving = { kind: 'upgrade', until: '2027-11-20', refund: total };
    expect((await own.call('membership')).leaving).toMatchObject(leaving);
    await on('2027-11-21');
    const [, renewed] = (await paymentsOf(member)).toReversed();
    expect(renewed?.kind).toBe('upgrade');
    const paid = (await paymentsOf(member)).slice(1).reduce((sum, payment) => sum + payment.paid, 0);
    const after = await signInAs(provider, member.registration);
    const all = { kind: 'membership', until: '2027-12-05', refund: { amount: paid } };
    expect((await after.own.call('membership')).leaving).toMatchObject(all);
    await on('2027-12-05');
    const { own: later } = await signInAs(provider, member.registration);
    const { refund } = (await later.call('membership')).leaving!;
    expect(refund.amount).toBe(paid - total.amount);
  });

  it('refunds an upgrade of the last day that the bank confirms once the year has renewed', async () => {
    const { member, upgrade } = await joinUntil('2027-11-20');
    const waiting = await upgrade(confirmedCard).catch((error: unknown) => error);
    await on('2027-11-21');
    await provider.bank.answer((waiting as { confirmation: string }).confirmation, true);
    await provider.finishConfirmed();
    expect(await member.row()).toMatchObject({ membershipId: 'gold', startsOn: '2027-11-21' });
    expect((await paymentsOf(member)).map(({ kind: of }) => of)).toEqual(['join', 'renewal']);
  });

  it('closes the account on the day that was ordered, also of a member who has left before', async () => {
    const member = await join();
    await member.proxied.call('closeAccount', { body: { when: 'after-year' } });
    const refund = { amount: 174_500, currency: 'EUR' } as const;
    await member.own.call('leaveMembership', { body: { kind: 'membership', refund } });
    await on('2027-11-20');
    expect((await member.row()).status).toBe('ended');
    await on('2027-11-21');
    const { email } = member.registration;
    expect(await provider.store.db.$count(users, eq(users.email, email))).toBe(0);
    expect((await lettersTo(member)).at(-1)).toBe('account-closed');
  });

  it(
    'is tried on days 0, 3 and 7 when the card is declined, rests, and ends on day 14',
    { tags: ['promise:declined-wait'] },
    async () => {
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
      const asked = vi.spyOn(provider.payments, 'fingerprintOf');
      await on('2027-12-04');
      expect((await member.row()).status).toBe('resting');
      // Whose membership does not end is not asked of the gateway every minute.
      expect(asked).not.toHaveBeenCalled();
      asked.mockRestore();
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
    },
  );

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

  it('can be stopped after the letter, up to the last day', { tags: ['promise:stop-renewal'] }, async () => {
    const member = await join();
    await on('2027-10-22');
    const { own } = await signInAs(provider, member.registration);
    await own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'stopped' });
    expect(await paymentsOf(member)).toHaveLength(1);
  });

  it('renews as the lower membership that the member has chosen', { tags: ['promise:upgrade'] }, async () => {
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
    expect(await paymentsOf(member)).toMatchObject([{}, { kind: 'renewal', periodFrom: '2027-12-25' }]);
  });

  it(
    'is tried as many days apart, and ends as many days after the first try, when the tries are late',
    { tags: ['promise:declined-wait'] },
    async () => {
      const member = await join({ creditCard: laterCard });
      await on('2027-10-22');
      // The job stood still for three weeks.
      await on('2027-12-12');
      expect(await member.row()).toMatchObject({ failedTries: 1, nextTryOn: '2027-12-15', status: 'active' });
      expect(await letterTo(member, 'renewal-declined')).toMatch(
        /again on December 15, 2027[^]*until December 26, 2027/,
      );
      await on('2027-12-17');
      expect(await member.row()).toMatchObject({ failedTries: 2, nextTryOn: '2027-12-21', status: 'active' });
      expect(await letterTo(member, 'renewal-declined')).toMatch(
        /again on December 21, 2027[^]*until December 28, 2027/,
      );
      await on('2027-12-21');
      expect(await member.row()).toMatchObject({ status: 'resting' });
      expect(await letterTo(member, 'membership-resting')).toContain('ends on December 28, 2027 if it is not');
      await on('2027-12-27');
      expect((await member.row()).status).toBe('resting');
      await on('2027-12-28');
      expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'unpaid' });
    },
  );

  it(
    'ends on the day that the letters name, also when the bank’s question is answered with no shortly before',
    { tags: ['promise:declined-wait'] },
    async () => {
      const member = await join();
      const { proxied } = await signInAs(provider, member.registration);
      await proxied.call('changeCard', { body: { creditCard: confirmedCard }, idempotencyKey: newKey() });
      await on('2027-10-22');
      await on('2027-11-21');
      expect(await letterTo(member, 'renewal-confirmation')).toContain('until December 05, 2027');
      await provider.bank.answer((await member.row()).confirmationId ?? '', false);
      await on('2027-12-03');
      expect(await member.row()).toMatchObject({ status: 'resting', nextTryOn: null, confirmationId: null });
      expect(await letterTo(member, 'membership-resting')).toContain('ends on December 05, 2027 if it is not');
      await on('2027-12-05');
      expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'unpaid' });
    },
  );

  it(
    'says by how much the price has gone up: since the whole year’s price, also after an upgrade',
    { tags: ['promise:renewal-price-rise'] },
    async () => {
      const inPounds = { currency: 'GBP', total: { amount: 29_500, currency: 'GBP' } } as const;
      const [same, dearer] = [
        await join({ ...inPounds, membershipId: 'travel' }),
        await join({ ...inPounds, membershipId: 'travel' }),
      ];
      provider.clock.now = new Date('2027-08-21T12:00:00Z');
      for (const member of [same, dearer]) {
        const { own, proxied } = await signInAs(provider, member.registration);
        const [gold] = (await own.call('membership')).upgrades;
        const body = { from: 'travel', membershipId: 'gold', total: gold!.due } as const;
        await proxied.call('upgrade', { body, idempotencyKey: newKey() });
      }
      provider.clock.now = new Date('2027-10-22T12:00:00Z');
      await runLifecycle(deps());
      expect(await letterTo(same, 'renewal-notice')).toContain('£1,495.00');
      expect(await letterTo(same, 'renewal-notice')).not.toContain('gone up');
      const gold = and(eq(prices.membershipId, 'gold'), eq(prices.currency, 'GBP'));
      await provider.store.db.update(prices).set({ amount: 160_000 }).where(gold);
      await provider.store.db
        .update(memberships)
        .set({ noticeSentOn: null })
        .where(eq(memberships.userId, dearer.userId));
      await runLifecycle(deps());
      expect(await letterTo(dearer, 'renewal-notice')).toContain('gone up by £105.00 since your last year');
      await provider.store.db.update(prices).set({ amount: 149_500 }).where(gold);
    },
  );

  it(
    'costs what it cost on the day of the letter, whatever the member changes after it',
    { tags: ['promise:renewal-price'] },
    async () => {
      const members = [await join(), await join(), await join()];
      const [returned, lower, upgraded] = members as [TestMember, TestMember, TestMember];
      await on('2027-10-22');
      const dearer = (await provider.store.db.select().from(prices)).filter(
        ({ currency, membershipId }) => currency === 'EUR' && ['travel', 'gold', 'black'].includes(membershipId),
      );
      const setPrices = async (factor: number) => {
        for (const { membershipId, amount } of dearer)
          await provider.store.db
            .update(prices)
            .set({ amount: amount * factor })
            .where(and(eq(prices.membershipId, membershipId), eq(prices.currency, 'EUR')));
      };
      await setPrices(2);
      provider.clock.now = new Date('2027-11-01T12:00:00Z');
      const signedIn = await Promise.all(members.map(({ registration }) => signInAs(provider, registration)));
      const change = (index: number, membershipId: 'travel' | 'gold') =>
        signedIn[index]!.own.call('changeMembership', { body: { renews: true, membershipId } });
      await change(0, 'travel');
      await change(0, 'gold');
      expect((await change(1, 'travel')).renewal?.price.amount).toBe(34_500);
      const resumed = await letterTo(returned, 'renewal-resumed');
      expect(resumed).toMatch(/€1,745\.00, as we wrote on October 22, 2027[^]*charge your card on November 21/);
      expect(resumed).not.toContain('Thirty days before that day we write');
      const [black] = (await signedIn[2]!.own.call('membership')).upgrades;
      const body = { from: 'gold', membershipId: 'black', total: black!.due } as const;
      await signedIn[2]!.proxied.call('upgrade', { body, idempotencyKey: newKey() });
      expect(await letterTo(upgraded, 'upgraded')).toContain(
        'It costs €4,600.00, which replaces the price in our last',
      );
      await on('2027-11-21');
      const renewedFor = async (member: TestMember) => (await paymentsOf(member)).at(-1);
      expect(await renewedFor(returned)).toMatchObject({ kind: 'renewal', paid: 174_500 });
      expect(await renewedFor(lower)).toMatchObject({ kind: 'renewal', membershipId: 'travel', paid: 34_500 });
      expect(await renewedFor(upgraded)).toMatchObject({ kind: 'renewal', membershipId: 'black', paid: 460_000 });
      await setPrices(1);
    },
  );

  it('names the day of the next try, or the last day to pay, to whoever resumes a renewal that is not paid', async () => {
    const member = await join({ creditCard: laterCard });
    await on('2027-10-22');
    await on('2027-11-21');
    const resume = async () => {
      const { own } = await signInAs(provider, member.registration);
      await own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
      await own.call('changeMembership', { body: { renews: true, membershipId: 'gold' } });
      return letterTo(member, 'renewal-resumed');
    };
    expect(await resume()).toMatch(
      /renews for another year once it is paid, as Gold[^]*We charge your card on November 24, 2027\. If it is not paid by December 05, 2027, your membership ends/,
    );
    await on('2027-11-24');
    await on('2027-11-28');
    expect(await member.row()).toMatchObject({ status: 'resting' });
    const resting = await resume();
    expect(resting).toContain('If it is not paid in your account by December 05, 2027, your membership ends');
    expect(resting).not.toContain('We charge your card');
  });

  it('tells whoever had chosen a lower next year, and upgrades, that the choice has ended', async () => {
    const member = await join();
    await member.own.call('changeMembership', { body: { renews: true, membershipId: 'travel' } });
    const [black] = (await member.own.call('membership')).upgrades;
    const body = { from: 'gold', membershipId: 'black', total: black!.due } as const;
    await member.proxied.call('upgrade', { body, idempotencyKey: newKey() });
    expect(await letterTo(member, 'upgraded')).toContain(
      'You had chosen Travel for your next year. With the upgrade that choice has ended: the next year is Black too',
    );
    expect((await member.own.call('membership')).renewal).toMatchObject({ membershipId: 'black' });
  });

  it('says when the letter comes, and when a membership ends that is stopped after its year', async () => {
    const [early, late] = [await join(), await join({ creditCard: laterCard })];
    const stopped = { renews: false, membershipId: 'gold' } as const;
    await early.own.call('changeMembership', { body: stopped });
    await early.own.call('changeMembership', { body: { ...stopped, renews: true } });
    expect(await letterTo(early, 'renewal-resumed')).toContain(
      'Thirty days before that day we write to you with the price',
    );
    await early.own.call('changeMembership', { body: stopped });
    provider.clock.now = new Date('2027-11-15T12:00:00Z');
    const again = await signInAs(provider, early.registration);
    await again.own.call('changeMembership', { body: { ...stopped, renews: true } });
    // The letter was due while it was stopped: this email takes its place, and nobody has days for nothing.
    expect(await letterTo(early, 'renewal-resumed')).toContain('It costs €1,745.00. We charge your card on that day');
    await on('2027-11-15');
    expect(await lettersTo(early)).not.toContain('renewal-notice');
    await on('2027-11-21');
    expect((await paymentsOf(early)).slice(1)).toMatchObject([{ paid: 174_500, periodFrom: '2027-11-21' }]);
    provider.clock.now = new Date('2027-12-15T12:00:00Z');
    await runLifecycle(deps());
    expect(await late.row()).toMatchObject({ failedTries: 1 });
    const unpaid = await signInAs(provider, late.registration);
    await unpaid.own.call('changeMembership', { body: stopped });
    expect(await letterTo(late, 'renewal-stopped')).toContain('your membership ends today');
    await on('2027-12-15');
    expect(await late.row()).toMatchObject({ status: 'ended', endReason: 'stopped' });
  });

  it(
    'is taken when its day has begun everywhere, and can be stopped and given back until the last one is over',
    { tags: ['promise:fourteen-days-back', 'promise:fourteenth-day', 'promise:stop-renewal'] },
    async () => {
      const [stops, stays] = [await join(), await join()];
      const stop = { renews: false, membershipId: 'gold' } as const;
      const refund = { amount: 174_500, currency: 'EUR' } as const;
      const at = async (moment: string) => {
        provider.clock.now = new Date(moment);
        await runLifecycle(deps());
      };
      await at('2027-10-22T12:00:00Z');
      // Half an hour before midnight of the last day in San Francisco.
      await at('2027-11-21T07:30:00Z');
      expect(await paymentsOf(stops)).toHaveLength(1);
      await (await signInAs(provider, stops.registration)).own.call('changeMembership', { body: stop });
      await at('2027-11-21T11:59:59Z');
      expect((await stops.row()).status).toBe('active');
      await at('2027-11-21T12:00:00Z');
      expect(await stops.row()).toMatchObject({ status: 'ended', endReason: 'stopped' });
      expect(await paymentsOf(stays)).toHaveLength(2);
      provider.clock.now = new Date('2027-12-06T11:59:59Z');
      const late = await signInAs(provider, stays.registration);
      expect((await late.own.call('membership')).leaving).toMatchObject({ until: '2027-12-05', refund });
      provider.clock.now = new Date('2027-12-06T12:00:00Z');
      expect((await late.own.call('membership')).leaving).toBeUndefined();
      await expect(late.own.call('leaveMembership', { body: { kind: 'membership', refund } })).rejects.toMatchObject({
        code: 'too-late',
      });
      provider.clock.now = new Date('2027-12-06T11:59:59Z');
      await late.own.call('leaveMembership', { body: { kind: 'membership', refund } });
      // Nobody asks for it: the next minute of the job sends the money.
      await at('2027-12-06T12:01:00Z');
      const [, renewal] = await paymentsOf(stays);
      expect(renewal?.refundDoneAt).not.toBeNull();
      const charges = await provider.store.db
        .select()
        .from(sandboxLedger)
        .where(inArray(sandboxLedger.chargeId, [renewal?.chargeId ?? '']));
      expect(charges).toMatchObject([{ outcome: 'charged' }]);
      expect(charges[0]?.refundedAt).not.toBeNull();
    },
  );

  it('takes nothing of a member who closes the account while the renewal is charged', async () => {
    const member = await join();
    const { cardToken } = await member.row();
    await on('2027-10-22');
    provider.clock.now = new Date('2027-11-21T12:00:00Z');
    const email = member.registration.email;
    await runLifecycle({
      ...deps(),
      async checkpoint(step) {
        if (step === 'charged') await closeAccount(deps(), actingAs(member.userId), { when: 'now', email });
      },
    });
    await runLifecycle(deps());
    expect(failures.splice(0)).toEqual([]);
    const taken = (await chargesTo(cardToken)).filter(
      ({ outcome, refundedAt }) => outcome === 'charged' && !refundedAt,
    );
    expect(taken.map(({ createdAt }) => createdAt.getUTCFullYear())).toEqual([2026]);
  });

  it.each(['waits for the bank', 'is charged'])(
    'is refunded when the member shuts others out while it %s, and tried again like one that was declined',
    async (state) => {
      const member = await join();
      const waits = state === 'waits for the bank';
      if (waits)
        await member.proxied.call('changeCard', { body: { creditCard: confirmedCard }, idempotencyKey: newKey() });
      const { cardToken } = await member.row();
      await on('2027-10-22');
      provider.clock.now = new Date('2027-11-21T12:00:00Z');
      const { own, proxied } = await signInAs(provider, member.registration);
      const shutOut = () => proxied.call('endSessions');
      await runLifecycle({
        ...deps(),
        checkpoint: async (step) => void (step === 'charged' && !waits && (await shutOut())),
      });
      const { confirmation } = await own.call('membership');
      expect(confirmation !== undefined).toBe(waits);
      if (waits) await shutOut();
      // Nobody is led to the bank any more; whoever knows its page confirms.
      expect((await own.call('membership')).confirmation).toBeUndefined();
      await provider.bank.answer(confirmation ?? '', true);
      await on('2027-11-21');
      expect(await paymentsOf(member)).toHaveLength(1);
      expect((await chargesTo(cardToken)).at(-1)).toMatchObject({ outcome: 'charged', refundedAt: provider.clock.now });
      const open = { chargeKey: null, confirmationId: null, status: 'active' };
      expect(await member.row()).toMatchObject({ ...open, failedTries: 1, nextTryOn: '2027-11-24' });
      expect((await lettersTo(member)).at(-1)).toBe('renewal-declined');
    },
  );

  it('waits for fourteen days for another card when a first reset has forgotten the one that was not confirmed', async () => {
    const member = await join();
    await member.proxied.call('changeCard', { body: { creditCard: confirmedCard }, idempotencyKey: newKey() });
    await on('2027-10-22');
    await on('2027-11-21');
    const { db } = provider.store;
    const reset = { event: 'a first reset', passwordHash: 'another' } as const;
    const user = { id: member.userId, emailKey: member.registration.email };
    await db.transaction((tx) => endWaysIn(tx, user, reset, provider.clock.now));
    await on('2027-11-22');
    expect(await member.row()).toMatchObject({ status: 'active', failedTries: 1, cardToken: null, cardLastFour: null });
    await on('2027-12-04');
    expect((await member.row()).status).not.toBe('ended');
    await on('2027-12-05');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'unpaid' });
  });

  it('refunds a charge that a member has stopped while it ran', async () => {
    const member = await join();
    const { cardToken } = await member.row();
    await on('2027-10-22');
    provider.clock.now = new Date('2027-11-21T12:00:00Z');
    const { own } = await signInAs(provider, member.registration);
    await runLifecycle({
      ...deps(),
      async checkpoint(step) {
        // Members of other tests may be charged before.
        if (step !== 'charged' || !(await member.row()).chargeKey) return;
        await own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
      },
    });
    await on('2027-11-21');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'stopped', chargeKey: null });
    const charges = await chargesTo(cardToken);
    expect(charges).toHaveLength(2);
    expect(charges.map(({ refundedAt }) => refundedAt?.toISOString())).toEqual([undefined, '2027-11-21T12:00:00.000Z']);
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
    for (const { userId } of leavers) await leave(deps(), actingAs(userId), { kind: 'membership', refund });
    const [failing] = await paymentsOf(leavers[0]!);
    const gateway = {
      ...provider.payments,
      refundCharge: (chargeId: string) =>
        chargeId === failing?.chargeId
          ? Promise.reject(new Error('the gateway does not answer'))
          : provider.payments.refundCharge(chargeId),
    };
    const { db } = provider.store;
    await expect(sendRefunds({ ...testEnv, db, gateway, now: provider.clock.now })).rejects.toThrow(AggregateError);
    const refundsDone = async () =>
      Promise.all(leavers.map(async (leaver) => (await paymentsOf(leaver))[0]?.refundDoneAt !== null));
    expect(await refundsDone()).toEqual([false, true]);
    await sendRefunds({ ...testEnv, db, gateway: provider.payments, now: provider.clock.now });
    expect(await refundsDone()).toEqual([true, true]);
  });

  it.each(['begun', 'charged', 'written'] as const)(
    'is charged once when the process ends after “%s”',
    async (last) => {
      const member = await join();
      await on('2027-10-22');
      provider.clock.now = new Date('2027-11-21T12:00:00Z');
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

  it(
    'forgets the children thirty days after the end, and the account two years after',
    { tags: ['promise:account-period', 'promise:deleted-after-leaving'] },
    async () => {
      const member = await join();
      const refund = { amount: 174_500, currency: 'EUR' } as const;
      await member.own.call('leaveMembership', { body: { kind: 'membership', refund } });
      const childrenOf = async () => {
        const { own } = await signInAs(provider, member.registration);
        return (await own.call('details')).children;
      };
      const retainOn = async (day: string) => {
        provider.clock.now = new Date(`${day}T12:00:00Z`);
        await deleteOldRows(provider.store.db, provider.clock.now);
      };
      await retainOn('2026-12-20');
      expect(await childrenOf()).toHaveLength(1);
      // The last email says “within thirty days”.
      await retainOn('2026-12-21');
      expect(await childrenOf()).toEqual([]);
      await retainOn('2028-11-21');
      expect(await provider.store.db.$count(users, eq(users.id, member.userId))).toBe(1);
      await retainOn('2028-11-22');
      expect(await provider.store.db.$count(users, eq(users.id, member.userId))).toBe(0);
    },
  );

  // The last one: it takes the members of the others along to 2031.
  it('is charged for a year that begins with the charge, however long the provider stood still', async () => {
    const [announced, tried, asked] = [await join(), await join({ creditCard: laterCard }), await join()];
    const { proxied } = await signInAs(provider, asked.registration);
    await proxied.call('changeCard', { body: { creditCard: confirmedCard }, idempotencyKey: newKey() });
    await on('2027-10-22');
    provider.clock.now = new Date('2027-11-21T12:00:00Z');
    // The job stood still after the letter for one, and after the first try or the bank's question for two.
    for (const { userId } of [tried, asked]) await renew(deps(), userId);
    await on('2031-03-01');
    expect(await paymentsOf(announced)).toHaveLength(1);
    expect(await lettersTo(announced)).toEqual(['welcome', 'renewal-notice', 'renewal-notice']);
    expect(await letterTo(announced, 'renewal-notice')).toMatch(
      /On March 31, 2031 we charge[^]*From[^]*March 31, 2031/,
    );
    for (const member of [tried, asked]) {
      expect(await paymentsOf(member)).toHaveLength(1);
      expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'unpaid' });
    }
    await on('2031-03-31');
    expect((await paymentsOf(announced)).at(-1)).toMatchObject({
      kind: 'renewal',
      periodFrom: '2031-03-31',
      periodUntil: '2032-03-31',
    });
    expect(await announced.row()).toMatchObject({ startsOn: '2031-03-31', renewsOn: '2032-03-31', noticeSentOn: null });
  });
});
