import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { stores } from '../testing/stores.ts';
import { giftCardAttachments } from './attachments.ts';
import { DAY, failure, giftCardCalls, orderCall, pounds, tokenOf } from './gift-cards.test-kit.ts';
import { giftToken } from './gift-link.ts';

describe.each(stores)('the link in the recipient’s email, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());
  const { redeem, reloadRow } = giftCardCalls(() => provider);
  const open = (token: string) => provider.website.call('openGiftCard', { body: { token } });
  const tokenFor = (row: Parameters<typeof giftToken>[1]) => giftToken(testEnv.giftCardKeys, row);

  it('opens that card: the giver’s words, what is left, the last day and the code', async () => {
    const { row, code } = await buyGiftCard(provider);
    await redeem(code, 5000);
    const makers = giftCardAttachments({ ...testEnv, db: provider.store.db, media: {} as never, log: console });
    const made = await makers['gift-card-code']?.({ cardId: row.id });
    const [page, token = ''] = made?.placeholders?.['giftLink']?.split('#') ?? [];
    expect(page).toBe('https://www.myler.example/e-gift-card/open');
    expect(token).not.toContain(code.replaceAll('-', ''));
    expect(await open(token)).toEqual({
      status: 'good',
      picture: expect.objectContaining({ width: 680, height: 428 }) as object,
      recipient: 'Zoë Lindqvist',
      sender: 'Amara Okoye',
      message: 'Happy fortieth.\nTake the night train.',
      worth: pounds(25_000),
      balance: pounds(20_000),
      validUntil: '2031-11-21',
      code,
    });
  });

  it('says that the card is spent, expired or taken back, and then has no code', async () => {
    const [spent, expired, refunded] = [
      await buyGiftCard(provider),
      await buyGiftCard(provider),
      await buyGiftCard(provider),
    ];
    await redeem(spent.code, 25_000);
    await provider.website.call('refundGiftCardOrder', orderCall(refunded.row));
    const nothing = { balance: pounds(0) };
    expect(await open(tokenFor(spent.row))).toMatchObject({ status: 'spent', ...nothing });
    expect(await open(tokenFor(refunded.row))).toMatchObject({ status: 'void', ...nothing });
    provider.clock.advance(5 * 366 * DAY);
    expect(await open(tokenFor(expired.row))).toMatchObject({ status: 'expired', ...nothing });
    for (const { row } of [spent, expired, refunded]) expect(await open(tokenFor(row))).not.toHaveProperty('code');
    provider.clock.advance(-5 * 366 * DAY);
  });

  it('ends when a new code is sent, and the new one opens the card', async () => {
    const { row, code } = await buyGiftCard(provider);
    await provider.website.call('replaceGiftCode', { ...orderCall(row), body: { replaces: 0 } });
    expect(await failure(open(tokenFor(row)))).toMatchObject({ status: 410, code: 'gift-link-replaced' });
    const opened = await open(tokenFor(await reloadRow(row)));
    expect(opened.status).toBe('good');
    expect(opened.code).not.toBe(code);
  });

  it('gives 404 when any character is changed, for the link to the order, and with another key', async () => {
    const { row } = await buyGiftCard(provider);
    const token = tokenFor(row);
    const other = (character: string | undefined) => (character === 'A' ? 'B' : 'A');
    const wrong = [
      ...Array.from(token, (character, place) => token.slice(0, place) + other(character) + token.slice(place + 1)),
      tokenOf(row),
      giftToken(['another key of sixteen'], row),
      token.slice(0, -1),
      `${token}.`,
    ];
    for (const bad of wrong) expect(await failure(open(bad))).toMatchObject({ status: 404, code: 'gift-link-unknown' });
    expect((await provider.request('GET', `/v1/custom-gift-cards/orders/${token}`)).status).toBe(404);
  });

  it('is in no line of the log', async () => {
    const { row, code } = await buyGiftCard(provider);
    const token = tokenFor(row);
    await open(token);
    expect(provider.logLines.join('')).not.toContain(token);
    expect(provider.logLines.join('')).not.toContain(code);
  });
});
