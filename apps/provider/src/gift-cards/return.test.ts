import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failure, giftCardCalls, pounds } from './gift-cards.test-kit.ts';
import { leave as decide, sendRefunds } from '../membership/leave.ts';
import { giftCards } from '../store/schema.ts';
import { actingAs, joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { stores } from '../testing/stores.ts';
import { remindBeforeLapse } from './remind.ts';
import { reissueCode } from './support.ts';

describe.each(stores)('what comes back to a gift card, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { balance, redeem, reloadRow, unbalancedCards } = giftCardCalls(() => provider);

  const on = (day: string) => {
    provider.clock.now = new Date(`${day}T13:00:00Z`);
  };
  /** A card whose last day is November 21, 2031. */
  async function buy(amount = 500_000, membershipId?: 'travel') {
    on('2026-11-21');
    return buyGiftCard(provider, { amount: pounds(amount), ...(membershipId ? { membershipId } : {}) });
  }
  const join = (giftCode: string, changes: Parameters<typeof joinAs>[1] = {}) =>
    joinAs(provider, {
      membershipId: 'travel',
      currency: 'GBP',
      giftCode,
      total: pounds(0),
      creditCard: undefined,
      ...changes,
    });
  /** In another session: the one of joining has ended days ago. */
  async function decideToLeave({ registration }: TestMember) {
    const { own } = await signInAs(provider, registration);
    await own.call('leaveMembership', { body: { kind: 'membership', refund: pounds(0) } });
  }
  async function leave(member: TestMember) {
    await decideToLeave(member);
    await sendAll();
    const { registration } = member;
    return (await provider.mail(registration.email)).at(-1)?.body;
  }
  const sendAll = () =>
    sendRefunds({ ...testEnv, db: provider.store.db, gateway: provider.payments, now: provider.clock.now });

  it('on time is good as long as the rest', async () => {
    const { code } = await buy();
    expect(await leave(await join(code))).toContain('is good until November 21, 2031 at least');
    expect(await balance(code)).toMatchObject({ status: 'good', balance: pounds(500_000), validUntil: '2031-11-21' });
  });

  it('after the last day is good for thirty days, and what lapsed unspent stays lapsed, however often', async () => {
    const { code, row } = await buy();
    on('2031-11-21');
    const member = await join(code);
    on('2031-12-01');
    expect(await balance(code)).toMatchObject({ status: 'expired', balance: pounds(0) });
    expect(await leave(member)).toContain('What goes back to your gift card is good until December 31, 2031 at least');
    const returned = { status: 'good', balance: pounds(29_500), validUntil: '2031-12-31' };
    expect(await balance(code)).toMatchObject(returned);
    expect(await failure(redeem(code, 29_501))).toMatchObject({ code: 'gift-card-too-little' });
    expect(await failure(join(code, { membershipId: 'gold', total: pounds(0) }))).toMatchObject({
      code: 'price-changed',
    });
    // The mail of a new code says the same.
    await reissueCode({ ...testEnv, db: provider.store.db, now: () => provider.clock.now }, row.reference);
    const again = (await provider.mail(row.recipientEmail)).at(-1);
    expect(again?.body).toMatch(/£295[^]*December 31, 2031/);
  });

  it('shortly before the last day keeps nothing else alive', async () => {
    const { code } = await buy();
    on('2031-11-20');
    await leave(await join(code));
    // Both parts are good until the day is over everywhere.
    expect(await balance(code)).toMatchObject({ balance: pounds(500_000), validUntil: '2031-11-21' });
    on('2031-11-21');
    // What lapses first is spent first.
    expect(await redeem(code, 400_000)).toMatchObject({ balance: pounds(100_000), validUntil: '2031-11-21' });
    on('2031-11-23');
    expect(await balance(code)).toMatchObject({ status: 'good', balance: pounds(29_500), validUntil: '2031-12-20' });
    expect(await redeem(code, 9_500)).toMatchObject({ balance: pounds(20_000), validUntil: '2031-12-20' });
    on('2031-12-22');
    expect(await balance(code)).toMatchObject({ status: 'expired', balance: pounds(0), validUntil: '2031-12-20' });
    expect(await failure(redeem(code, 1))).toMatchObject({ code: 'gift-card-expired' });
  });

  it('twice adds up while it is good, and not once it has lapsed', async () => {
    const { code } = await buy();
    on('2031-11-21');
    const [first, second, third] = [await join(code), await join(code), await join(code)];
    on('2031-12-01');
    await leave(first);
    on('2031-12-03');
    await leave(second);
    expect(await balance(code)).toMatchObject({ balance: pounds(59_000), validUntil: '2032-01-02' });
    // The third refund comes when the others have lapsed: the provider stood still.
    on('2031-12-05');
    const { store, payments, clock } = provider;
    const deps = { ...testEnv, db: store.db, payments, now: () => clock.now, log: console };
    await decide(deps, actingAs(third.userId), { kind: 'membership', refund: pounds(0) });
    on('2032-02-01');
    await sendAll();
    expect(await balance(code)).toMatchObject({ balance: pounds(29_500), validUntil: '2032-03-02' });
  });

  it('of a year is the whole year again', async () => {
    const { code } = await buy(29_500, 'travel');
    on('2031-11-21');
    const member = await join(code);
    on('2031-12-01');
    await leave(member);
    expect(await balance(code)).toMatchObject({ status: 'good', validUntil: '2031-12-31' });
    await join(code);
    expect(await balance(code)).toMatchObject({ status: 'spent' });
  });

  it('is not reminded of with the day of the rest', async () => {
    const { code, row } = await buy(29_500);
    on('2031-11-19');
    await leave(await join(code));
    await remindBeforeLapse(provider.store.db, provider.clock.now);
    const [card] = await provider.store.db.select().from(giftCards).where(eq(giftCards.id, row.id));
    expect(card?.lapseReminderAt).toBeNull();
    expect(await balance(code)).toMatchObject({ balance: pounds(29_500), validUntil: '2031-12-19' });
  });

  it('in simultaneous runs, while it is spent, comes once', async () => {
    const { code, row } = await buy(60_000);
    on('2031-11-21');
    const member = await join(code);
    on('2031-12-01');
    await decideToLeave(member);
    await Promise.all([sendAll(), sendAll(), sendAll()]);
    await Promise.allSettled(Array.from({ length: 20 }, () => redeem(code, 10_000)));
    expect(await balance(code)).toMatchObject({ balance: pounds(9_500) });
    expect(await reloadRow(row)).toMatchObject({ balance: 40_000, returned: 9_500 });
  });

  it('adds up with the uses to what was paid, for every card', async () => {
    expect(await unbalancedCards()).toEqual([]);
    for (const { returned, returnedUntil, validUntil } of await provider.store.db.select().from(giftCards)) {
      expect(returned === 0 || returnedUntil! > validUntil!).toBe(true);
    }
  });
});
