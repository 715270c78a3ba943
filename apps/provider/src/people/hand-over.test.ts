import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OFFER_DAYS, OFFER_WAIT_DAYS } from '@myler/config/people';
import { countMailOf } from '../mail/outbox/mail-budget.ts';
import { creditEntries, memberships, people, users } from '../store/schema.ts';
import { joinAs, refreshed, signInAs, type TestMember } from '../testing/members.ts';
import { putOnCard } from '../testing/people-on-card.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { acceptedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

const DAY_MS = 86_400_000;
const takeOver = { body: { termsAccept: true } } as const;

describe.each(stores)('handing over the card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  /** A holder whose fourteen days are over, with a second adult; both have just signed in. */
  async function couple() {
    const joined = await joinAs(provider, { firstName: 'Samir', lastName: 'Haddad' });
    const second = await putOnCard(provider, joined, { role: 'second-adult' }, { firstName: 'Layla' });
    provider.clock.advance(16 * DAY_MS);
    const [holder, other] = [
      await signInAs(provider, joined.registration),
      await signInAs(provider, second.registration),
    ];
    const areTheirs = inArray(users.id, [holder.userId, other.userId]);
    await provider.store.db.update(users).set({ mailboxProvenAt: provider.clock.now }).where(areTheirs);
    const { id } = (await holder.own.call('people')).people[0]!;
    const offer = () => holder.own.call('offerCard', { params: { id } });
    /** Until the card can be taken over. */
    const wait = async () => {
      provider.clock.advance((OFFER_WAIT_DAYS + 1) * DAY_MS);
      return {
        holder: await signInAs(provider, joined.registration),
        second: await signInAs(provider, second.registration),
      };
    };
    return { holder, second: other, id, offer, wait };
  }
  const lastMail = async ({ registration }: TestMember, sort: string) =>
    (await provider.mail(registration.email)).findLast(({ kind: sent }) => sent === sort);
  const codeOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: { status?: number; code?: string }) => error.code ?? String(error.status),
    );

  it('the holder offers it, the second adult takes it over, and the two have changed places', async () => {
    const before = await couple();
    let { holder, second } = before;
    const { db } = provider.store;
    const card = await holder.row();
    const friend = {
      userId: holder.userId,
      kind: 'earned',
      amount: 14_950,
      paymentKey: newKey(),
      at: provider.clock.now,
    } as const;
    await db.insert(creditEntries).values(friend);
    expect((await before.offer()).people).toMatchObject([{ firstName: 'Layla', offeredUntil: expect.any(String) }]);
    const shown = await second.own.call('people');
    const nextYear = { membershipId: card.membershipId, price: { amount: 174_500, currency: 'EUR' } };
    expect(shown.offer).toMatchObject({ renewsOn: card.renewsOn, nextYear });
    expect((await lastMail(second, 'card-offered'))?.body).toContain('€1,745.00');
    expect(await lastMail(holder, 'card-offer-made')).toMatchObject({ subject: 'You have offered your card' });
    // Somebody else may have offered it: the holder, who has the email, has three days.
    expect(await codeOf(second.own.call('takeOverCard', takeOver))).toBe('offer-too-new');
    ({ holder, second } = await before.wait());
    await second.own.call('takeOverCard', takeOver);

    const after = await second.row();
    expect(after).toMatchObject({ id: card.id, memberNumber: card.memberNumber, cardToken: null, renews: true });
    expect(await holder.own.call('membership')).toMatchObject({
      person: { role: 'second-adult', holder: { firstName: 'Layla' } },
    });
    expect((await second.own.call('membership')).person).toBeUndefined();
    expect(await second.own.call('referral')).toMatchObject({ code: card.referralCode, credit: { amount: 14_950 } });
    // Receipts stay with whoever has paid.
    expect((await second.own.call('payments')).payments).toEqual([]);
    expect(await codeOf(holder.own.call('payments'))).toBe('404');
    expect(await holder.own.call('exportData')).toMatchObject({ payments: [{ kind: 'join' }] });
    const told = await lastMail(holder, 'card-handed-over');
    expect(told?.content.attachments).toMatchObject([{ maker: 'receipt' }]);
    expect((await lastMail(second, 'card-taken-over'))?.body).toContain('Enter yours in your account');
    // Both see the children, who are the former holder's, and edit them.
    const { children } = holder.registration;
    expect((await second.own.call('details')).children).toEqual(children);
    expect((await holder.own.call('details')).children).toEqual(children);
    // And back again.
    const { id } = (await second.own.call('people')).people[0]!;
    await second.own.call('offerCard', { params: { id } });
    ({ holder, second } = await before.wait());
    await holder.own.call('takeOverCard', takeOver);
    expect(await holder.row()).toMatchObject({ id: card.id });
    expect(await db.$count(people, eq(people.cardId, card.id))).toBe(1);
  });

  it('pressing twice hands it over once, and signs nobody out', async () => {
    const { offer, wait } = await couple();
    await offer();
    const { holder, second } = await wait();
    const both = await Promise.all([1, 2].map(() => codeOf(second.own.call('takeOverCard', takeOver))));
    expect(both.toSorted()).toEqual(['404', 'done']);
    const told = (await provider.mail(holder.registration.email)).filter(
      ({ kind: sent }) => sent === 'card-handed-over',
    );
    expect(told).toHaveLength(1);
    await expect(refreshed(provider, second)).resolves.toMatchObject({ userId: second.userId });
  });

  it('nothing happens without an offer, nor once it is taken back or its days are over', async () => {
    const { holder, second, id, offer } = await couple();
    const { db } = provider.store;
    const isOwner = eq(users.id, holder.userId);
    const [{ mailboxProvenAt } = { mailboxProvenAt: null }] = await db.select().from(users).where(isOwner);
    await db.update(users).set({ mailboxProvenAt: null }).where(isOwner);
    // The owner of the mailbox could never undo it.
    expect(await codeOf(offer())).toBe('mailbox-not-shown');
    await db.update(users).set({ mailboxProvenAt }).where(isOwner);
    const taking = () => codeOf(second.own.call('takeOverCard', takeOver));
    expect(await taking()).toBe('offer-over');
    await offer();
    await holder.own.call('withdrawOffer', { params: { id } });
    expect((await second.own.call('people')).offer).toBeUndefined();
    expect(await taking()).toBe('offer-over');
    await offer();
    provider.clock.advance((OFFER_DAYS + 1) * DAY_MS);
    const later = await signInAs(provider, second.registration);
    expect(await codeOf(later.own.call('takeOverCard', takeOver))).toBe('offer-over');
    expect((await later.own.call('people')).offer).toBeUndefined();
    expect(await holder.row()).toBeDefined();
  });

  it('is refused while money is open, whoever presses: the fourteen days, a charge, a year that is due', async () => {
    const started = await couple();
    let { holder, second } = started;
    const { offer } = started;
    const { db } = provider.store;
    const change = (columns: Partial<typeof memberships.$inferInsert>) =>
      db.update(memberships).set(columns).where(eq(memberships.userId, holder.userId));
    const taking = () => codeOf(second.own.call('takeOverCard', takeOver));
    await change({ chargeKey: newKey() });
    expect(await codeOf(offer())).toBe('renewal-under-way');
    await change({ chargeKey: null });
    await offer();
    ({ holder, second } = await started.wait());
    await change({ chargeKey: newKey() });
    expect(await taking()).toBe('renewal-under-way');
    await change({ chargeKey: null, status: 'resting' });
    expect(await taking()).toBe('year-due');
    const { renewsOn } = await holder.row();
    await change({ status: 'active', renewsOn: '2020-01-01' });
    expect(await taking()).toBe('year-due');
    await change({ status: 'active', renewsOn });
    const [next] = (await holder.own.call('membership')).upgrades;
    const body = { from: 'gold', membershipId: next!.membershipId, total: next!.due } as const;
    await holder.proxied.call('upgrade', { body, idempotencyKey: newKey() });
    expect(await taking()).toBe('leaving-open');
  });

  it('writes to the second adult as often as an account is written to in a day, however often it is offered', async () => {
    const { holder, second, id, offer } = await couple();
    const [account] = await provider.store.db.select().from(users).where(eq(users.id, second.userId));
    const about = { account: account!, key: testEnv.sessionKeys[0], now: provider.clock.now };
    const written = async () =>
      (await provider.mail(second.registration.email)).filter(({ kind: sent }) => sent === 'card-offered').length;
    await offer();
    expect(await written()).toBe(1);
    await holder.own.call('withdrawOffer', { params: { id } });
    for (let sent = 0; sent < 30; sent++) await countMailOf(provider.store.db, 'account', about);
    await offer();
    expect(await written()).toBe(1);
    expect((await second.own.call('people')).offer).toBeDefined();
  });

  it('is offered to the second adult beside the holder only', async () => {
    const holder = await joinAs(provider);
    const { db } = provider.store;
    await db.update(memberships).set({ membershipId: 'black-plus' }).where(eq(memberships.userId, holder.userId));
    const id = crypto.randomUUID();
    await putOnCard(provider, holder, { id, role: 'grandparent' });
    expect(await codeOf(holder.own.call('offerCard', { params: { id } }))).toBe('not-second-adult');
    const nobody = { id: crypto.randomUUID() };
    expect(await codeOf(holder.own.call('offerCard', { params: nobody }))).toBe('404');
  });

  it('the new holder pays with a card of their own, moves up, and takes that back to the price of before', async () => {
    const { offer, wait } = await couple();
    await offer();
    const { holder, second } = await wait();
    await second.own.call('takeOverCard', takeOver);
    const { price } = await second.row();
    await second.proxied.call('changeCard', { body: { creditCard: acceptedCard }, idempotencyKey: newKey() });
    const [next] = (await second.own.call('membership')).upgrades;
    const body = { from: 'gold', membershipId: next!.membershipId, total: next!.due } as const;
    await second.proxied.call('upgrade', { body, idempotencyKey: newKey() });
    const { leaving } = await second.own.call('membership');
    await second.own.call('leaveMembership', { body: { kind: 'upgrade', refund: leaving!.refund } });
    expect(await second.row()).toMatchObject({ membershipId: 'gold', price, yearPrice: price });
    expect(await codeOf(holder.own.call('payments'))).toBe('404');
  });
});
