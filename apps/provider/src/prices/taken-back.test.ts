import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { processResetRequests } from '../accounts/password-reset.ts';
import { noteProvenMailbox } from '../accounts/proven-mailbox.ts';
import { giftCardCalls, failure, orderCall, pounds } from '../gift-cards/gift-cards.test-kit.ts';
import { allowSale, type NamedBuyers } from '../membership/allow-sale.ts';
import { sendRefunds } from '../membership/leave.ts';
import { deleteOldRows } from '../retention/delete-old-rows.ts';
import { couponClaims, receipts, sandboxLedger } from '../store/schema.ts';
import { joinAs, signInAs, type TestMember } from '../testing/members.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { newKey, ownCard } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

describe.each(stores)('after two payments were taken back, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { reloadRow } = giftCardCalls(() => provider);

  const total = pounds(29_500);
  const travel = { membershipId: 'travel', currency: 'GBP', total } as const;
  const on = (day: string) => {
    provider.clock.now = new Date(`${day}T13:00:00Z`);
  };
  const join = (changes: Parameters<typeof joinAs>[1] = {}) =>
    joinAs(provider, { ...travel, creditCard: ownCard(), ...changes });
  const sendAll = () =>
    sendRefunds({ ...testEnv, db: provider.store.db, gateway: provider.payments, now: provider.clock.now });
  /** Of a member who has signed in again: days pass in between. */
  const session = ({ registration }: TestMember, password = registration.password) =>
    signInAs(provider, { ...registration, password });
  async function takeBack(member: TestMember) {
    const { own } = member;
    const { leaving } = await own.call('membership');
    await own.call('leaveMembership', { body: { kind: leaving!.kind, refund: leaving!.refund } });
    await sendAll();
    provider.clock.advance(1000);
  }
  async function leaveAndClose(member: TestMember) {
    await takeBack(member);
    await member.proxied.call('closeAccount', { body: { when: 'now', email: member.registration.email } });
  }
  async function upgrade(member: TestMember, creditCard?: ReturnType<typeof ownCard>) {
    const [offered] = (await member.own.call('membership')).upgrades;
    const { membershipId, due } = offered!;
    const body = { from: 'travel', membershipId, total: due, ...(creditCard ? { creditCard } : {}) } as const;
    return member.proxied.call('upgrade', { body, idempotencyKey: newKey() });
  }
  const allow = (named: NamedBuyers) =>
    allowSale({ ...testEnv, db: provider.store.db, now: () => provider.clock.now }, named);
  const refused = { status: 422, code: 'refunded-twice' };
  /** Nothing is charged, and the plain sentence belongs to no field. */
  async function expectRefused(buy: () => Promise<unknown>) {
    const charges = await provider.store.db.$count(sandboxLedger);
    const error: ApiError = await failure(buy());
    expect(error).toMatchObject(refused);
    expect(error.errors ?? {}).toEqual({});
    expect(error.message).toMatch(/You have not been charged\. Write to us at \S+, and we arrange it\.$/);
    expect(await provider.store.db.$count(sandboxLedger)).toBe(charges);
  }

  it('a card is refused at once, while its money is still on its way', async () => {
    on('2024-11-21');
    const creditCard = ownCard();
    const isAway = vi.spyOn(provider.payments, 'refundCharge').mockRejectedValue(new Error('The gateway is away.'));
    for (let times = 0; times < 2; times++) {
      const { own } = await join({ creditCard });
      const { leaving } = await own.call('membership');
      await own.call('leaveMembership', { body: { kind: leaving!.kind, refund: leaving!.refund } });
      provider.clock.advance(1000);
    }
    await expectRefused(() => join({ creditCard }));
    expect(isAway).toHaveBeenCalled();
    isAway.mockRestore();
    await sendAll();
    await expectRefused(() => join({ creditCard }));
  });

  it('an upgrade is not sold again for twelve months, with whatever card, and the right itself stays whole', async () => {
    on('2026-11-21');
    const joined = await join();
    const other = await join();
    on('2026-12-10');
    let member = await session(joined);
    await upgrade(member);
    on('2026-12-24');
    member = await session(joined);
    await takeBack(member);
    await upgrade(member);
    on('2027-01-07');
    member = await session(joined);
    await takeBack(member);
    await expectRefused(() => upgrade(member));
    await expectRefused(() => upgrade(member, ownCard()));
    // Nobody else is asked, and the membership goes on.
    expect(await upgrade(await session(other))).toMatchObject({ membershipId: 'gold' });
    expect(await member.row()).toMatchObject({ membershipId: 'travel', status: 'active', renews: true });
    on('2027-11-15');
    member = await session(joined);
    await expectRefused(() => upgrade(member));
  });

  it('nobody joins again with the same card, and everybody else does', async () => {
    on('2026-11-21');
    const creditCard = ownCard();
    const first = await join({ creditCard });
    const { email } = first.registration;
    await leaveAndClose(first);
    await leaveAndClose(await join({ creditCard, email }));
    await expectRefused(() => join({ creditCard, email }));
    await expectRefused(() => join({ creditCard }));
    // With the stored card of another account, and a typed one.
    const member = await join();
    await expectRefused(() => upgrade(member, creditCard));
    await member.proxied.call('changeCard', { body: { creditCard }, idempotencyKey: newKey() });
    await expectRefused(() => upgrade(member));
    await join({ email });
    const rows = JSON.stringify(await provider.store.db.select().from(couponClaims));
    expect(rows).not.toContain(email);
    expect(rows).not.toContain(creditCard.number);
    on('2027-11-22');
    await join({ creditCard });
  });

  it('what was taken back together counts once, and what cost nothing does not', async () => {
    on('2026-11-21');
    const creditCard = ownCard();
    for (let times = 0; times < 3; times++) {
      const free = { referralCode: 'FULLHOUSE', total: pounds(0), creditCard: undefined };
      const member = await join(times === 1 ? { creditCard } : free);
      if (times === 1) await upgrade(member);
      await takeBack(member);
    }
    expect(await (await join({ creditCard })).row()).toMatchObject({ status: 'active' });
  });

  it('a gift card pays for nothing more, and others of its buyer do', async () => {
    on('2026-11-21');
    const bought = { amount: pounds(60_000), creditCard: ownCard() };
    const { code: giftCode } = await buyGiftCard(provider, bought);
    const gift = { giftCode, total: pounds(0), creditCard: undefined };
    await leaveAndClose(await join(gift));
    await leaveAndClose(await join(gift));
    await expectRefused(() => join(gift));
    const { code } = await buyGiftCard(provider, bought);
    expect(await (await join({ ...gift, giftCode: code })).row()).toMatchObject({ status: 'active' });
  });

  it('a card counts that has bought gift cards, had them back, and a membership of each was taken back', async () => {
    on('2026-11-21');
    const bought = { amount: pounds(29_500), creditCard: ownCard() };
    for (let times = 0; times < 2; times++) {
      const { code: giftCode, row } = await buyGiftCard(provider, bought);
      await leaveAndClose(await join({ giftCode, total: pounds(0), creditCard: undefined }));
      await provider.website.call('refundGiftCardOrder', orderCall(row));
      expect(await reloadRow(row)).toMatchObject({ status: 'cancelled' });
    }
    const { code: giftCode } = await buyGiftCard(provider, bought);
    await expectRefused(() => join({ giftCode, total: pounds(0), creditCard: undefined }));
    await expectRefused(() => join({ creditCard: bought.creditCard }));
  });

  it('a proven mailbox counts in its next account, and joining tells a stranger nothing of it', async () => {
    on('2026-11-21');
    const prove = ({ userId }: TestMember) =>
      noteProvenMailbox({ ...testEnv, db: provider.store.db }, userId, provider.clock.now);
    let email: string | undefined;
    for (let times = 0; times < 2; times++) {
      const member = await join(email ? { email } : {});
      email = member.registration.email;
      // Before or after: what was used until then is the mailbox's.
      if (times === 0) await prove(member);
      await takeBack(member);
      if (times === 1) await prove(member);
      await member.proxied.call('closeAccount', { body: { when: 'now', email } });
    }
    const again = await join({ email: email! });
    await upgrade(again);
    await takeBack(again);
    await again.proxied.call('closeAccount', { body: { when: 'now', email: email! } });
    const proven = await join({ email: email! });
    expect(await proven.row()).toMatchObject({ status: 'active' });
    await prove(proven);
    await expectRefused(() => upgrade(proven));
  });

  it('an address is as new as any other with which a stranger has joined, also when its owner resets the password', async () => {
    on('2026-11-21');
    const stranger = await join();
    const { email } = stranger.registration;
    on('2026-12-10');
    const inside = await session(stranger);
    for (let times = 0; times < 2; times++) {
      await upgrade(inside);
      await takeBack(inside);
    }
    await provider.proxy.call('forgotPassword', { body: { email } });
    await processResetRequests(provider.store.db, testEnv, provider.clock.now);
    const token = /#reset-password=(\S+)/.exec((await provider.mail(email)).at(-1)?.body ?? '')?.[1] ?? '';
    const password = 'sept lanternes vertes';
    await provider.proxy.call('resetPassword', { body: { token, password } });
    const owner = await session(stranger, password);
    expect(await upgrade(owner, ownCard())).toMatchObject({ membershipId: 'gold' });
  });

  it('the desk lets a member buy once more, nobody else, and no receipt changes', async () => {
    on('2026-11-21');
    const [joined, other] = [await join(), await join()];
    on('2026-12-11');
    const [member, neighbour] = [await session(joined), await session(other)];
    for (const each of [member, neighbour, member, neighbour]) {
      await upgrade(each);
      await takeBack(each);
    }
    const { email, creditCard } = member.registration;
    await expectRefused(() => upgrade(member));
    const issued = await provider.store.db.select().from(receipts);
    const { memberNumber } = await member.row();
    const [who, what] = await allow({ members: [memberNumber] });
    expect(who).toBe(
      `${email}: may buy once more. Money was given back two times within twelve months; the last time counts on.`,
    );
    expect(what).toContain('payment cards (1) and gift cards (0)');
    expect(await provider.store.db.select().from(receipts)).toEqual(issued);
    await expect(allow({ members: [email] })).rejects.toThrow('only one refund counts');
    await expectRefused(() => upgrade(neighbour));
    await upgrade(member);
    await takeBack(member);
    await expectRefused(() => upgrade(member));
    await expectRefused(() => join({ creditCard: creditCard! }));
  });

  it('the desk lets somebody buy whose account is closed, by a credit note, or by a gift card of the same buyer', async () => {
    on('2026-11-21');
    const creditCard = ownCard();
    const bought = { amount: pounds(29_500), creditCard };
    for (let times = 0; times < 2; times++) {
      const { code: giftCode, row } = await buyGiftCard(provider, bought);
      await leaveAndClose(await join({ giftCode, total: pounds(0), creditCard: undefined }));
      provider.clock.advance(1000);
      await provider.website.call('refundGiftCardOrder', orderCall(row));
    }
    const { row, code: giftCode } = await buyGiftCard(provider, bought);
    const gift = { giftCode, total: pounds(0), creditCard: undefined };
    await expectRefused(() => join(gift));
    const newest = async () => String(await provider.store.db.$count(receipts));
    expect(await allow({ receipts: [await newest()] })).toHaveLength(2);
    await leaveAndClose(await join({ creditCard }));
    await expectRefused(() => join({ creditCard }));
    await expectRefused(() => join(gift));
    expect((await allow({ giftCards: [row.reference] }))[0]).toMatch(/^gift card MG\S+: may buy once more\./);
    await join(gift);
    await expect(allow({ receipts: ['999999'] })).rejects.toThrow('There is no receipt 999999.');
    await expect(allow({ receipts: [await newest()] })).rejects.toThrow('was not given back');
  });

  it('they are forgotten after twelve months', async () => {
    expect(await provider.store.db.$count(couponClaims)).toBeGreaterThan(0);
    await deleteOldRows(provider.store.db, new Date('2029-01-01T12:00:00Z'));
    expect(await provider.store.db.$count(couponClaims)).toBe(0);
  });
});
