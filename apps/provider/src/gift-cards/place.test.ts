import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GiftCardPurchase } from '@myler/api-client/contract';
import { sandboxLedger } from '../store/schema.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard, purchaseRequest } from '../testing/purchases.ts';
import { acceptedCard, confirmedCard, declinedCard, newKey } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';
import { DAY, failure, giftCardCalls, inSingapore, orderCall, refusals } from './gift-cards.test-kit.ts';

const MAX = 10;
const anotherCard = { ...acceptedCard, brand: 'MASTERCARD', number: '5555555555554444' } as const;
/** Sent at one in the morning (UTC), two days and a half after the tests begin. */
const soon = { date: '2026-11-24', timeZone: 'Asia/Singapore' };

describe.each(stores)('emails to one mailbox about gift cards, on $name', (kind) => {
  let provider: TestProvider;
  let second: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    second = provider.openSecondProvider({});
  });
  afterAll(() => provider.close());
  const { buy, cardOf, deliverAll, mailsTo } = giftCardCalls(() => provider);

  const charges = async () => (await provider.store.db.select().from(sandboxLedger)).length;
  const newMailbox = () => `vera.${newKey()}@example.com`;
  const cardFor = (email: string, changes: Partial<GiftCardPurchase> = {}) =>
    purchaseRequest({ recipient: { name: 'Vera', email }, ...changes });
  const kindsTo = async (mailbox: string) =>
    (await provider.mail())
      .filter(({ recipient }) => recipient.startsWith(mailbox.split('@')[0] ?? ''))
      .map((mail) => mail.kind);
  const newCode = (row: Parameters<typeof orderCall>[0], replaces: number) =>
    provider.website.call('replaceGiftCode', { ...orderCall(row), body: { replaces } });

  it('are ten a day by one payment card, on both providers at once, and what is beyond is refused before it is paid', async () => {
    const mailbox = newMailbox();
    const keys = Array.from({ length: MAX + 4 }, newKey);
    const results = await Promise.allSettled(
      keys.map((idempotencyKey, index) => {
        const body = cardFor(index % 3 ? mailbox : mailbox.replace('@', `+${index}@`));
        return (index % 2 ? provider : second).website.call('buyGiftCard', { body, idempotencyKey });
      }),
    );
    expect(refusals(results)).toEqual(Array.from({ length: 4 }, () => 'too-many-gifts'));
    expect(await kindsTo(mailbox)).toEqual(Array.from({ length: MAX }, () => 'gift-card'));
    expect(await charges()).toBe(MAX);

    const refused = await failure(buy(cardFor(mailbox)));
    expect([refused.status, Object.keys(refused.errors ?? {})]).toEqual([429, ['recipient.email']]);
    expect(refused.message).toMatch(/^You have sent this address many gift cards today\. Choose another day/);

    const row = (await cardOf(keys[results.findIndex(({ status }) => status === 'fulfilled')]!))!;
    expect(await failure(newCode(row, 0))).toMatchObject({ status: 429, code: 'too-many-gifts' });
    await provider.website.call('refundGiftCardOrder', orderCall(row));
    expect(await kindsTo(mailbox)).toHaveLength(MAX);
    const toBuyer = (await mailsTo(row.senderEmail)).find((mail) => mail.kind === 'gift-card-cancelled');
    expect(toBuyer?.body).toContain('We have not told them');

    // Who has another card is not kept from sending one.
    await buyGiftCard(provider, cardFor(mailbox, { creditCard: anotherCard }));
    await buyGiftCard(provider, cardFor(mailbox, { deliverOn: inSingapore }));
    provider.clock.advance(DAY);
    await buyGiftCard(provider, cardFor(mailbox));
    provider.clock.advance(-DAY);
  });

  it('are counted for a card that is sent later on its day, when it is bought or changed, and none that is paid waits longer', async () => {
    const [mailbox, other] = [newMailbox(), newMailbox()];
    const later = (email: string) => buyGiftCard(provider, cardFor(email, { deliverOn: soon }));
    const { row: delivered } = await buyGiftCard(provider, cardFor(mailbox));
    const rows: Awaited<ReturnType<typeof later>>['row'][] = [];
    for (let times = 0; times < MAX; times++) rows.push((await later(mailbox)).row);
    expect((await failure(later(mailbox))).message).toMatch(/^You send this address many gift cards on that day\./);
    const elsewhere = (await later(other)).row;
    const send = (row: (typeof rows)[number], email: string) =>
      provider.website.call('changeGiftCardOrder', {
        ...orderCall(row),
        body: { recipient: { name: 'Vera', email }, message: 'Now again.', deliverOn: soon },
      });
    expect(await failure(send(elsewhere, mailbox))).toMatchObject({ status: 429, code: 'too-many-gifts' });
    // One that stays where it is takes no place, one that goes elsewhere or is cancelled gives its own back.
    await send(rows[0]!, mailbox);
    await send(rows[0]!, other);
    await send(elsewhere, mailbox);
    await provider.website.call('cancelGiftCardOrder', orderCall(rows[1]!));
    await provider.website.call('cancelGiftCardOrder', orderCall(rows[1]!));
    await later(mailbox);
    await failure(later(mailbox));
    // On the day, what is refused takes no place either.
    provider.clock.advance(2.5 * DAY);
    await provider.website.call('refundGiftCardOrder', orderCall(delivered));
    await provider.website.call('cancelGiftCardOrder', orderCall(rows[2]!));
    await buyGiftCard(provider, cardFor(mailbox));
    await failure(buy(cardFor(mailbox)));
    provider.clock.advance(DAY);
    await deliverAll();
    expect(await kindsTo(mailbox)).toEqual(Array.from({ length: 1 + MAX }, () => 'gift-card'));
    provider.clock.advance(-3.5 * DAY);
  });

  it('are not used up by cards that nobody has paid for, or by sending a request again', async () => {
    const mailbox = newMailbox();
    const codes = new Set<string | undefined>();
    // Once more than there are places, which each payment card has of its own.
    for (let times = 0; times <= MAX; times++) {
      codes.add((await failure(buy(cardFor(mailbox, { creditCard: declinedCard })))).code);
      const [key, body] = [newKey(), cardFor(mailbox, { creditCard: confirmedCard })];
      await provider.bank.answer((await failure(buy(body, key))).confirmation ?? '', false);
      codes.add((await failure(buy(body, key))).code);
    }
    expect([...codes]).toEqual(['card_declined', 'authentication_failed']);
    const [key, body] = [newKey(), cardFor(mailbox)];
    for (let times = 0; times < 3; times++) await buy(body, key);
    const row = (await cardOf(key))!;
    for (let times = 0; times < 3; times++) await newCode(row, 0);
    for (let times = 0; times < MAX - 2; times++) await buyGiftCard(provider, cardFor(mailbox));
    await failure(buy(cardFor(mailbox)));
    expect(await kindsTo(mailbox)).toHaveLength(MAX);
  });
});
