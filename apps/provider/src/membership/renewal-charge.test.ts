import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { closeAccount } from '../member/close.ts';
import { sendOwedRefunds } from '../payment/owed-refunds.ts';
import { memberships, owedRefunds, payments, sandboxLedger } from '../store/schema.ts';
import { actingAs, joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { acceptedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { runLifecycle } from './lifecycle.ts';
import type { RenewalStep } from './renew.ts';

describe.each(stores)('the charge of a renewal, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => provider.close());

  const ignored = () => undefined;
  const deps = () => ({
    db: provider.store.db,
    payments: provider.payments,
    now: () => provider.clock.now,
    ...testEnv,
    log: { error: ignored, warn: ignored, info: ignored },
  });
  async function on(day: string, checkpoint?: (step: RenewalStep) => Promise<void>) {
    provider.clock.now = new Date(`${day}T12:00:00Z`);
    await runLifecycle({ ...deps(), checkpoint });
  }
  const confirmedCard = { ...acceptedCard, number: '4000002760003184' };
  const laterCard = { ...acceptedCard, number: '4000000000000341' };
  const signIn = ({ registration }: TestMember) => signInAs(provider, registration);
  const storeCard = async (member: TestMember, creditCard: typeof confirmedCard) =>
    (await signIn(member)).proxied.call('changeCard', { body: { creditCard }, idempotencyKey: newKey() });
  /** A member whose letter of thirty days before was sent. */
  async function joinAndWait(changes: Parameters<typeof joinAs>[1] = {}) {
    provider.clock.now = new Date('2026-11-21T12:00:00Z');
    const member = await joinAs(provider, changes);
    await on('2027-10-22');
    return member;
  }
  /** A member whose bank is asked about the next year since its first day. */
  async function joinWithQuestion() {
    const member = await joinAndWait();
    await storeCard(member, confirmedCard);
    await on('2027-11-21');
    return member;
  }
  const renewalsOf = async ({ userId }: TestMember) =>
    (await provider.store.db.select().from(payments).where(eq(payments.userId, userId))).filter(
      (payment) => payment.kind === 'renewal',
    );
  const ledgerOf = async (key: string | null) =>
    (
      await provider.store.db
        .select()
        .from(sandboxLedger)
        .where(eq(sandboxLedger.key, key ?? ''))
    )[0];
  const codeOf = (call: Promise<unknown>) => call.then(ignored, ({ code }: { code?: string }) => code);

  it('is for the sum and the membership with which it began, and neither is chosen anew while the bank is asked', async () => {
    const member = await joinAndWait();
    await storeCard(member, confirmedCard);
    const choose = async (membershipId: 'travel' | 'gold') =>
      (await signIn(member)).own.call('changeMembership', { body: { renews: true, membershipId } });
    await choose('travel');
    await on('2027-11-21');
    expect(await codeOf(choose('gold'))).toBe('renewal-under-way');
    // However the row comes to say something else.
    const dearer = { nextMembershipId: null, noticePrice: 174_500 };
    await provider.store.db.update(memberships).set(dearer).where(eq(memberships.userId, member.userId));
    await provider.bank.answer((await member.row()).confirmationId ?? '', true);
    await on('2027-11-22');
    expect(await member.row()).toMatchObject({ membershipId: 'travel', renewsOn: '2028-11-21', chargeKey: null });
    const [renewal] = await renewalsOf(member);
    expect(renewal).toMatchObject({ membershipId: 'travel', paid: 34_500 });
    expect((await ledgerOf(renewal?.key ?? null))?.amount).toBe(34_500);
  });

  it.each([
    { chosen: 'black', next: null, membershipId: 'gold', paid: 174_500 },
    { chosen: 'travel', next: 'travel', membershipId: 'travel', paid: 34_500 },
  ] as const)(
    'is for $membershipId when $chosen was chosen on top of an upgrade that was taken back',
    async ({ chosen, next, ...renewed }) => {
      const member = await joinAndWait();
      await on('2027-11-18');
      const { own, proxied } = await signIn(member);
      const { due: total } = (await own.call('membership')).upgrades.find((it) => it.membershipId === 'black-plus')!;
      const body = { from: 'gold', membershipId: 'black-plus', total } as const;
      await proxied.call('upgrade', { body, idempotencyKey: newKey() });
      await own.call('changeMembership', { body: { renews: true, membershipId: chosen } });
      await own.call('leaveMembership', { body: { kind: 'upgrade', refund: total } });
      expect(await member.row()).toMatchObject({ membershipId: 'gold', nextMembershipId: next });
      await on('2027-11-21');
      expect(await renewalsOf(member)).toMatchObject([renewed]);
    },
  );

  it.each([
    ['the bank is asked', confirmedCard],
    ['the card is declined', laterCard],
  ])('is awaited for fourteen days, whatever card the member stores meanwhile, when at first %s', async (_, first) => {
    const member = await joinAndWait();
    await storeCard(member, first);
    await on('2027-11-21');
    for (const day of ['2027-11-22', '2027-12-03']) {
      provider.clock.now = new Date(`${day}T12:00:00Z`);
      await storeCard(member, confirmedCard).catch(ignored);
      await codeOf(storeCard(member, laterCard));
      await on(day);
      expect((await member.row()).unpaidEndsOn).toBe('2027-12-05');
    }
    await storeCard(member, confirmedCard);
    await on('2027-12-05');
    expect(await member.row()).toMatchObject({ status: 'ended', endReason: 'unpaid' });
  });

  const events: Record<string, (member: TestMember) => Promise<unknown>> = {
    'stops the renewal': async (member) =>
      (await signIn(member)).own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } }),
    'pays with another card': (member) => storeCard(member, acceptedCard),
    'closes the account': async (member) =>
      (await signIn(member)).proxied.call('closeAccount', {
        body: { when: 'now', email: member.registration.email },
      }),
    'signs out all others': async (member) => (await signIn(member)).proxied.call('endSessions'),
  };
  it.each(Object.keys(events))(
    'that waits for a bank is given back when the member %s, also if the gateway is away',
    async (event) => {
      const member = await joinWithQuestion();
      const { chargeKey, confirmationId } = await member.row();
      const refund = vi.spyOn(provider.payments, 'refund').mockRejectedValue(new Error('the gateway is away'));
      await events[event]!(member);
      await on('2027-11-22');
      await provider.bank.answer(confirmationId ?? '', true);
      expect(await ledgerOf(chargeKey)).toMatchObject({ outcome: 'charged', refundedAt: null });
      await expect(sendOwedRefunds(provider.store.db, provider.payments, provider.clock.now)).rejects.toThrow(
        AggregateError,
      );
      refund.mockRestore();
      await sendOwedRefunds(provider.store.db, provider.payments, provider.clock.now);
      expect((await ledgerOf(chargeKey))?.refundedAt).toEqual(provider.clock.now);
      const later = new Date(provider.clock.now.getTime() + 11 * 60_000);
      await sendOwedRefunds(provider.store.db, provider.payments, later);
      expect(await provider.store.db.$count(owedRefunds, eq(owedRefunds.key, chargeKey ?? ''))).toBe(0);
    },
  );

  it('is given back when it reaches the gateway after the account was closed, also if the process that made it has ended', async () => {
    const member = await joinAndWait();
    const { email } = member.registration;
    let key: string | null = null;
    await on('2027-11-21', async (step) => {
      if (key && step === 'charged') throw new Error('the process ended here');
      if (key || step !== 'begun') return;
      ({ chargeKey: key } = await member.row());
      if (key) await closeAccount(deps(), actingAs(member.userId), { when: 'now', email });
    });
    expect(await ledgerOf(key)).toMatchObject({ outcome: 'charged', refundedAt: null });
    await sendOwedRefunds(provider.store.db, provider.payments, provider.clock.now);
    expect((await ledgerOf(key))?.refundedAt).toEqual(provider.clock.now);
  });

  it('counts as declined when the member stores a card that then does not pay it', async () => {
    const member = await joinAndWait({ creditCard: laterCard });
    await on('2027-11-21');
    const { proxied } = await signIn(member);
    const pay = () => codeOf(proxied.call('changeCard', { body: { creditCard: laterCard }, idempotencyKey: newKey() }));
    const codes: unknown[] = [];
    while (codes.length < 11) codes.push(await pay());
    expect(new Set(codes.splice(0, 10))).toEqual(new Set(['card_declined']));
    expect(codes).toEqual(['too-many-declined']);
  });

  it('is not made for a card that is stored after the member has stopped the renewal', async () => {
    const member = await joinAndWait({ creditCard: laterCard });
    await on('2027-11-21');
    const { own, proxied } = await signIn(member);
    await own.call('changeMembership', { body: { renews: false, membershipId: 'gold' } });
    const charges = await provider.store.db.$count(sandboxLedger);
    await proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() });
    expect(await provider.store.db.$count(sandboxLedger)).toBe(charges);
  });

  it('that is not paid yet leaves no year after which the account could close', async () => {
    const member = await joinAndWait({ creditCard: laterCard });
    await on('2027-11-21');
    const { proxied } = await signIn(member);
    expect(await codeOf(proxied.call('closeAccount', { body: { when: 'after-year' } }))).toBe('membership-ended');
    await on('2027-11-22');
    expect((await member.row()).status).toBe('active');
  });
});
