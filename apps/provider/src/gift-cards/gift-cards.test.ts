import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiError } from '@myler/api-client/errors';
import { formatGiftCode } from '@myler/config/gift-codes';
import { refundCancelledOrders } from './order.ts';
import { deliverDue } from './deliver.ts';
import { orderToken } from './order-link.ts';
import {
  attempts,
  giftCards,
  giftCardUses,
  memberships,
  outgoingMail,
  sandboxLedger,
  users,
  type GiftCardRow,
} from '../store/schema.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { gift, given } from '../testing/purchases.ts';
import { declinedCard, newKey, somebody } from '../testing/registrations.ts';
import { stores } from '../testing/stores.ts';

const DAY = 86_400_000;
const inSingapore = { date: '2026-12-24', timeZone: 'Asia/Singapore' };
const pounds = (amount: number) => ({ amount, currency: 'GBP' as const });

describe.each(stores)('gift cards, on $name', (kind) => {
  let provider: TestProvider;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
  });
  afterAll(() => provider.close());

  const buy = (body = gift(), key = newKey()) => provider.website.call('buyGiftCard', { body, idempotencyKey: key });
  const failure = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.fail('was expected to be refused'),
      (error: unknown) => error as ApiError,
    );
  const refusals = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as ApiError).code] : []));
  const cardOf = async (key: string) => {
    const rows = await provider.store.db.select().from(giftCards).where(eq(giftCards.attemptKey, key));
    expect(rows.length).toBeLessThan(2);
    return rows[0];
  };
  const chargeOf = (key: string) => provider.store.db.select().from(sandboxLedger).where(eq(sandboxLedger.key, key));
  const mailsTo = (recipient: string) =>
    provider.store.db.select().from(outgoingMail).where(eq(outgoingMail.recipient, recipient));
  const tokenOf = (row: Pick<GiftCardRow, 'id' | 'createdAt'>) => orderToken(testEnv.giftCardKey, row);
  const order = (row: GiftCardRow) => ({ params: { token: tokenOf(row) } });
  const balance = (code: string) => provider.website.call('giftCardBalance', { body: { code } });
  const redeem = (code: string, amount: number, key = newKey()) =>
    provider.proxy.call('redeemGiftCard', { body: { code, amount: pounds(amount) }, idempotencyKey: key });
  const usesOf = async (row: GiftCardRow) => {
    const rows = await provider.store.db.select().from(giftCardUses).where(eq(giftCardUses.cardId, row.id));
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  };
  const rowAgain = async ({ id }: GiftCardRow) => {
    const [row] = await provider.store.db.select().from(giftCards).where(eq(giftCards.id, id));
    return row ?? expect.fail('the card is gone');
  };
  const deliverAll = () => deliverDue(provider.store.db, testEnv, provider.clock.now);

  describe('buying', () => {
    it('with the website’s own token: the card is paid, and on its way in the same transaction', async () => {
      const key = newKey();
      const body = gift();
      const receipt = await buy(body, key);
      expect(receipt).toMatchObject({
        status: 'delivered',
        design: 'ribbon',
        amount: pounds(25_000),
        card: { brand: 'VISA', lastFour: '4242' },
      });
      expect(receipt.recipient.email).toMatch(/^z••••@example\.com$/);
      expect(receipt.reference).toMatch(/^MG-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      expect(await chargeOf(key)).toMatchObject([{ outcome: 'charged', amount: 25_000, refundedAt: null }]);
      expect(await cardOf(key)).toMatchObject({ balance: 25_000, validUntil: '2031-11-21' });
      expect((await mailsTo(body.recipient.email)).map(({ kind }) => kind)).toEqual(['gift-card']);
      expect((await mailsTo(body.sender.email)).map(({ kind }) => kind)).toEqual(['gift-card-receipt']);
    });

    it('answers neither the code nor the link, and keeps neither anywhere', async () => {
      const { code, row, receipt, key } = await given(provider);
      const plain = code.replaceAll('-', '');
      const [attempt] = await provider.store.db.select().from(attempts).where(eq(attempts.key, key));
      const mails = await provider.mail();
      const kept = JSON.stringify([receipt, attempt, row, mails, provider.logLines]);
      for (const secret of [code, plain, tokenOf(row)]) expect(kept).not.toContain(secret);
      expect(kept).toContain('{{code}}');
    });

    it('twice with one key is once, told in the same bytes; another gift with that key is refused', async () => {
      const [key, body] = [newKey(), gift()];
      const send = (what: unknown) =>
        provider.request('POST', '/v1/custom-gift-cards', { body: what, headers: { 'idempotency-key': key } });
      const [first, again] = [await send(body), await send(body)];
      expect(first.status).toBe(200);
      expect(await again.text()).toBe(await first.text());
      expect(await chargeOf(key)).toHaveLength(1);
      expect(await mailsTo(body.recipient.email)).toHaveLength(1);
      const other = await send({ ...body, message: 'Something else.' });
      expect(other.status).toBe(422);
      expect(await other.json()).toMatchObject({ code: 'idempotency-key-reused' });
    });

    it('twenty times at once with one key is once', async () => {
      const [key, body] = [newKey(), gift()];
      const answers = await Promise.allSettled(Array.from({ length: 20 }, () => buy(body, key)));
      expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
      // Whoever comes while it runs is told to ask again.
      expect(refusals(answers).filter((code) => code !== 'attempt-running')).toEqual([]);
      await buy(body, key);
      expect(await cardOf(key)).toBeDefined();
      expect(await mailsTo(body.recipient.email)).toHaveLength(1);
    });

    it('with a card that is declined takes nothing, makes nothing, and says so at the card', async () => {
      const key = newKey();
      const refused = await failure(buy(gift({ creditCard: declinedCard }), key));
      expect(refused).toMatchObject({ status: 402, code: 'card_declined' });
      expect(Object.keys(refused.errors ?? {})).toEqual(['creditCard.number']);
      expect(await cardOf(key)).toBeUndefined();
    });

    it('a year of a membership costs what it costs, and not what the form says', async () => {
      const gold = (amount: number) => buy(gift({ membershipId: 'gold', amount: pounds(amount) }));
      expect(await gold(149_500)).toMatchObject({ membershipId: 'gold', amount: pounds(149_500) });
      expect(await failure(gold(149_400))).toMatchObject({ status: 409, code: 'price-changed' });
    });

    it.each([
      ['less than fifty', { amount: pounds(4900) }, 'amount'],
      ['more than ten thousand', { amount: pounds(1_000_100) }, 'amount'],
      ['half a pound', { amount: pounds(10_050) }, 'amount'],
      ['a design that is none', { design: 'hearts' }, 'design'],
      ['a message of 301 characters', { message: 'x'.repeat(301) }, 'message'],
      ['a name of two lines', { recipient: { name: 'Zoë\nBcc: x', email: 'z@example.com' } }, 'recipient.name'],
      ['today', { deliverOn: { date: '2026-11-21', timeZone: 'Europe/London' } }, 'deliverOn.date'],
      [
        'a day more than a year ahead',
        { deliverOn: { date: '2027-11-22', timeZone: 'Europe/London' } },
        'deliverOn.date',
      ],
      ['a zone that is none', { deliverOn: { date: '2026-12-24', timeZone: 'Europe/Atlantis' } }, 'deliverOn.timeZone'],
    ])('sends %s back to its field, before anything is paid', async (_, changes, field) => {
      const key = newKey();
      const answer = await provider.request('POST', '/v1/custom-gift-cards', {
        body: { ...gift(), ...changes },
        headers: { 'idempotency-key': key },
      });
      expect(answer.status).toBe(422);
      expect(Object.keys(((await answer.json()) as ApiError).errors ?? {})).toEqual([field]);
      expect(await chargeOf(key)).toEqual([]);
    });
  });

  describe('a card that waits', () => {
    it('leaves at nine in the morning where the recipient is, not before, with a word to the buyer', async () => {
      const body = gift({ deliverOn: inSingapore });
      const receipt = await buy(body);
      expect(receipt).toMatchObject({ status: 'scheduled', deliverAt: '2026-12-24T01:00:00.000Z' });
      expect(await mailsTo(body.recipient.email)).toEqual([]);
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-24T00:59:59Z');
      await deliverAll();
      expect(await mailsTo(body.recipient.email)).toEqual([]);
      provider.clock.now = new Date('2026-12-24T01:00:00Z');
      await deliverAll();
      await deliverAll();
      expect((await mailsTo(body.recipient.email)).map(({ kind }) => kind)).toEqual(['gift-card']);
      expect((await mailsTo(body.sender.email)).map(({ kind }) => kind).toSorted()).toEqual([
        'gift-card-delivered',
        'gift-card-receipt',
      ]);
      provider.clock.now = before;
    });

    it('is good for five years from then, and for nothing before', async () => {
      const { row, code } = await given(provider, { deliverOn: inSingapore });
      expect(await failure(balance(code))).toMatchObject({ status: 404, code: 'gift-card-unknown' });
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-25T00:00:00Z');
      await deliverAll();
      expect(await balance(code)).toMatchObject({ status: 'good', validUntil: '2031-12-25' });
      expect(await rowAgain(row)).toMatchObject({ status: 'delivered' });
      provider.clock.now = before;
    });

    it('is delivered once, however many look at once', async () => {
      const subject = `due-${newKey()}@example.com`;
      await Promise.all(
        Array.from({ length: 45 }, () =>
          buy(gift({ deliverOn: inSingapore, recipient: { name: 'Zoë', email: subject } })),
        ),
      );
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-25T00:00:00Z');
      const left = await Promise.all(
        Array.from({ length: 4 }, () => deliverDue(provider.beside({}).store.db, testEnv, provider.clock.now)),
      );
      provider.clock.now = before;
      expect(left.reduce((sum, count) => sum + count, 0)).toBe(45);
      expect(await mailsTo(subject)).toHaveLength(45);
    });

    it('is seen by its link, changed, and then leaves for the new address with the new words', async () => {
      const { row } = await given(provider, { deliverOn: inSingapore });
      const seen = await provider.website.call('giftCardOrder', order(row));
      expect(seen).toMatchObject({
        status: 'scheduled',
        canChange: true,
        recipient: { email: row.recipientEmail },
        deliverOn: inSingapore,
        deliverBetween: { first: '2026-11-22', last: '2027-11-21' },
      });
      const recipient = { name: 'Zoë', email: `right.${newKey()}@example.com` };
      const changed = await provider.website.call('changeGiftCardOrder', {
        ...order(row),
        body: { recipient, message: 'At once, then.' },
      });
      expect(changed).toMatchObject({ status: 'delivered', canChange: false, recipient, validUntil: '2031-11-21' });
      expect(JSON.stringify(await mailsTo(recipient.email))).toContain('At once, then.');
      expect(await mailsTo(row.recipientEmail)).toEqual([]);
      expect((await mailsTo(row.senderEmail)).map(({ kind }) => kind)).toContain('gift-card-changed');
    });

    it('can wait for a year from the day it was bought, and not from the day it is changed', async () => {
      const { row } = await given(provider, { deliverOn: inSingapore });
      provider.clock.pass(10 * DAY);
      const change = (date: string) =>
        provider.website.call('changeGiftCardOrder', {
          ...order(row),
          body: {
            recipient: { name: 'Zoë', email: 'z@example.com' },
            message: '',
            deliverOn: { ...inSingapore, date },
          },
        });
      expect(Object.keys((await failure(change('2027-11-22'))).errors ?? {})).toEqual(['deliverOn.date']);
      expect(await change('2027-11-21')).toMatchObject({ status: 'scheduled', deliverAt: '2027-11-21T01:00:00.000Z' });
      provider.clock.pass(-10 * DAY);
    });

    it('is cancelled once and paid back once, however often that is pressed; it never leaves', async () => {
      const { row, key, code } = await given(provider, { deliverOn: inSingapore });
      const cancel = () => provider.website.call('cancelGiftCardOrder', order(row));
      const answers = await Promise.all([cancel(), cancel(), cancel()]);
      for (const answer of answers) expect(answer).toMatchObject({ status: 'cancelled', canChange: false });
      const [charge] = await chargeOf(key);
      expect(charge?.refundedAt).not.toBeNull();
      const mails = (await mailsTo(row.senderEmail)).filter(({ kind }) => kind === 'gift-card-cancelled');
      expect(mails).toHaveLength(1);
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-25T00:00:00Z');
      await deliverAll();
      provider.clock.now = before;
      expect(await mailsTo(row.recipientEmail)).toEqual([]);
      expect(await failure(balance(code))).toMatchObject({ code: 'gift-card-unknown' });
      expect(await failure(redeem(code, 100))).toMatchObject({ code: 'gift-card-unknown' });
    });

    it('whose refund was cut off is paid back by the next look', async () => {
      const { row, key } = await given(provider, { deliverOn: inSingapore });
      const deaf = provider.beside({
        payments: { ...provider.payments, refund: () => Promise.reject(new Error('the line is dead')) },
      });
      await failure(deaf.website.call('cancelGiftCardOrder', order(row)));
      expect(await rowAgain(row)).toMatchObject({ status: 'cancelled', refundedAt: null });
      await refundCancelledOrders({ db: provider.store.db, payments: provider.payments }, provider.clock.now);
      await refundCancelledOrders({ db: provider.store.db, payments: provider.payments }, provider.clock.now);
      expect((await chargeOf(key))[0]?.refundedAt).not.toBeNull();
      const mails = (await mailsTo(row.senderEmail)).filter(({ kind }) => kind === 'gift-card-cancelled');
      expect(mails).toHaveLength(1);
    });

    it('can no longer be changed or cancelled once it has left, even in the same moment', async () => {
      const { row } = await given(provider, { deliverOn: inSingapore });
      const before = provider.clock.now;
      provider.clock.now = new Date('2026-12-25T00:00:00Z');
      const [cancelled] = await Promise.allSettled([
        provider.website.call('cancelGiftCardOrder', order(row)),
        deliverAll(),
      ]);
      provider.clock.now = before;
      const { status } = await rowAgain(row);
      expect(status).toBe(cancelled.status === 'fulfilled' ? 'cancelled' : 'delivered');
      expect(await mailsTo(row.recipientEmail)).toHaveLength(status === 'delivered' ? 1 : 0);
      const { row: gone } = await given(provider);
      expect(await failure(provider.website.call('cancelGiftCardOrder', order(gone)))).toMatchObject({
        status: 409,
        code: 'gift-card-left',
      });
    });
  });

  describe('the link to an order', () => {
    it('opens nothing when any character of it is another, or it was signed for something else', async () => {
      const { row } = await given(provider, { deliverOn: inSingapore });
      const token = tokenOf(row);
      const other = (character: string | undefined) => (character === 'A' ? 'B' : 'A');
      const wrong = [
        ...Array.from(token, (character, place) => token.slice(0, place) + other(character) + token.slice(place + 1)),
        orderToken('another key of sixteen', row),
        token.slice(0, -1),
        '',
      ];
      for (const bad of wrong) {
        const answer = await provider.request('GET', `/v1/custom-gift-cards/orders/${bad}`);
        expect(answer.status).toBe(404);
      }
    });

    it('runs out after every card has had its year, and says so', async () => {
      const { row } = await given(provider, { deliverOn: inSingapore });
      provider.clock.pass(425 * DAY);
      expect(await provider.website.call('giftCardOrder', order(row))).toBeDefined();
      provider.clock.pass(2 * DAY);
      expect(await failure(provider.website.call('giftCardOrder', order(row)))).toMatchObject({
        status: 410,
        code: 'gift-order-link-expired',
      });
      provider.clock.pass(-427 * DAY);
    });
  });

  describe('the balance', () => {
    it('is told to whoever has the code, however it is typed', async () => {
      const { code } = await given(provider);
      for (const typed of [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('0', 'o')} `])
        expect(await balance(typed)).toEqual({
          status: 'good',
          balance: pounds(25_000),
          worth: pounds(25_000),
          validUntil: '2031-11-21',
        });
    });

    it('is not looked for when there is a slip in the code: the visitor is told that', async () => {
      const { code } = await given(provider);
      const slipped = `${code.slice(0, -1)}${code.endsWith('7') ? '8' : '7'}`;
      for (const typed of [slipped, 'MYLER', '🎁'])
        expect(await failure(balance(typed))).toMatchObject({ status: 422, code: 'gift-code-slip' });
      expect((await failure(balance(slipped))).errors?.['code']).toMatch(/^That code has a slip in it/);
    });

    it('of a card that was never sold, and of one that waits, is the same answer', async () => {
      const unknown = formatGiftCode('00000000000000000000');
      const waiting = await given(provider, { deliverOn: inSingapore });
      const [one, other] = [await failure(balance(unknown)), await failure(balance(waiting.code))];
      expect(one.data).toEqual(other.data);
      expect(one.status).toBe(404);
    });

    it('says when a card is spent, and when it has run out', async () => {
      const { code } = await given(provider);
      const { code: old } = await given(provider);
      await redeem(code, 25_000);
      expect(await balance(code)).toMatchObject({ status: 'spent', balance: pounds(0) });
      const before = provider.clock.now;
      provider.clock.now = new Date('2031-11-21T23:59:59Z');
      expect(await balance(old)).toMatchObject({ status: 'good' });
      provider.clock.now = new Date('2031-11-22T00:00:00Z');
      expect(await balance(old)).toMatchObject({ status: 'expired', balance: pounds(0) });
      expect(await failure(redeem(old, 100))).toMatchObject({ status: 410, code: 'gift-card-expired' });
      provider.clock.now = before;
    });

    it('cannot be tried for: after three hundred codes that are none, nobody’s is looked up for ten minutes', async () => {
      const beside = provider.beside({});
      const { code } = await given(provider);
      const ask = (typed: string) => beside.website.call('giftCardBalance', { body: { code: typed } });
      for (let tries = 0; tries < 300; tries++) expect((await failure(ask('0'.repeat(20)))).status).toBe(404);
      expect(await failure(ask(code))).toMatchObject({ status: 429, code: 'too-many-codes', retryAfter: 600 });
      provider.clock.pass(10 * 60_000);
      expect(await ask(code)).toMatchObject({ status: 'good' });
      provider.clock.pass(-10 * 60_000);
    });
  });

  describe('spending', () => {
    it('in parts, until nothing is left, and never more', async () => {
      const { code, row } = await given(provider);
      expect(await redeem(code, 10_001)).toEqual({
        redeemed: pounds(10_001),
        balance: pounds(14_999),
        validUntil: '2031-11-21',
      });
      expect(await failure(redeem(code, 15_000))).toMatchObject({ status: 409, code: 'gift-card-too-little' });
      expect((await redeem(code, 14_999)).balance).toEqual(pounds(0));
      expect(await usesOf(row)).toBe(25_000);
    });

    it('twice with one key is once; with another sum it is refused', async () => {
      const { code, row } = await given(provider);
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code, 1000, key)));
      for (const answer of answers) expect(answer.balance).toEqual(pounds(24_000));
      expect(await failure(redeem(code, 2000, key))).toMatchObject({ code: 'idempotency-key-reused' });
      expect(await usesOf(row)).toBe(1000);
    });

    it('of everything by two hundred at once: one wins', async () => {
      const { code, row } = await given(provider);
      const answers = await Promise.allSettled(Array.from({ length: 200 }, () => redeem(code, 25_000)));
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(new Set(refusals(answers))).toEqual(new Set(['gift-card-too-little']));
      expect((await rowAgain(row)).balance).toBe(0);
      expect(await usesOf(row)).toBe(25_000);
    });

    it('of a hundredth by two hundred at once: a hundred win, and the sums are exact', async () => {
      const { code, row } = await given(provider);
      const answers = await Promise.allSettled(Array.from({ length: 200 }, () => redeem(code, 250)));
      const balances = answers.flatMap((answer) =>
        answer.status === 'fulfilled' ? [answer.value.balance.amount] : [],
      );
      expect(balances).toHaveLength(100);
      expect(new Set(balances).size).toBe(100);
      expect((await rowAgain(row)).balance).toBe(0);
      expect(await usesOf(row)).toBe(25_000);
    });

    it('only in its own currency, only a sum, and never a membership in parts', async () => {
      const { code } = await given(provider);
      const { code: gold } = await given(provider, { membershipId: 'gold', amount: pounds(149_500) });
      const inEuros = provider.proxy.call('redeemGiftCard', {
        body: { code, amount: { amount: 100, currency: 'EUR' } },
        idempotencyKey: newKey(),
      });
      expect(await failure(inEuros)).toMatchObject({ status: 409, code: 'gift-card-currency' });
      expect(await failure(redeem(code, 0))).toMatchObject({ status: 422 });
      expect(await failure(redeem(gold, 100))).toMatchObject({ status: 409, code: 'gift-card-membership' });
    });
  });

  describe('joining with a gift card', () => {
    const inPounds = { currency: 'GBP' as const, membershipId: 'gold' as const };
    const join = (changes: object, key = newKey(), via = provider) =>
      via.proxy.call('register', { body: somebody({ ...inPounds, ...changes }), idempotencyKey: key });

    it('pays a part, and the card the rest', async () => {
      const { code, row } = await given(provider);
      const key = newKey();
      const receipt = await join({ giftCode: code.toLowerCase(), total: pounds(124_500) }, key);
      expect(receipt).toMatchObject({ price: pounds(149_500), gift: pounds(25_000), paid: pounds(124_500) });
      expect(await chargeOf(key)).toMatchObject([{ amount: 124_500 }]);
      expect((await rowAgain(row)).balance).toBe(0);
      const [kept] = await provider.store.db.select().from(memberships).where(eq(memberships.userId, receipt.memberId));
      expect(kept).toMatchObject({ price: 149_500, gift: 25_000, paid: 124_500 });
    });

    it('pays everything, after the discount, without any card; what is left stays on it', async () => {
      const { code, row } = await given(provider, { amount: pounds(200_000) });
      const receipt = await join({
        giftCode: code,
        referralCode: 'WELCOME10',
        total: pounds(0),
        creditCard: undefined,
      });
      expect(receipt).toMatchObject({ discount: pounds(14_950), gift: pounds(134_550), paid: pounds(0) });
      expect(receipt.card).toBeUndefined();
      expect((await rowAgain(row)).balance).toBe(200_000 - 134_550);
      expect(await usesOf(row)).toBe(134_550);
    });

    it('gives the year of the membership it stands for, whatever that costs by now', async () => {
      const { code, row } = await given(provider, { membershipId: 'gold', amount: pounds(149_500) });
      const other = await failure(
        join({ membershipId: 'travel', giftCode: code, total: pounds(0), creditCard: undefined }),
      );
      expect(other.errors?.['giftCode']).toContain('Choose Gold');
      const receipt = await join({ giftCode: code, total: pounds(0), creditCard: undefined });
      expect(receipt).toMatchObject({ membershipId: 'gold', gift: pounds(149_500), paid: pounds(0) });
      expect(await balance(code)).toMatchObject({ status: 'spent', membershipId: 'gold' });
      expect(await usesOf(row)).toBe(149_500);
    });

    it.each([
      ['one with a slip', () => Promise.resolve('0000-0000-0000-0000-0001')],
      ['one that is unknown', () => Promise.resolve('0000-0000-0000-0000-0000')],
      [
        'one in another currency',
        async () => (await given(provider, { amount: { amount: 10_000, currency: 'EUR' } })).code,
      ],
      [
        'one that is spent',
        async () => {
          const { code } = await given(provider);
          await redeem(code, 25_000);
          return code;
        },
      ],
    ])('sends %s back to its field', async (_, codeFor) => {
      const refused = await failure(join({ giftCode: await codeFor(), total: pounds(149_500) }));
      expect(refused.status).toBe(422);
      expect(Object.keys(refused.errors ?? {})).toEqual(['giftCode']);
    });

    it('that somebody else spends while the card is charged gives the money back, and makes no member', async () => {
      const { code, row } = await given(provider);
      const key = newKey();
      const email = `late.${key}@example.com`;
      const slow = provider.beside({
        checkpoint: async (moment) => {
          if (moment === 'charged') await redeem(code, 1);
        },
      });
      const refused = await failure(join({ email, giftCode: code, total: pounds(124_500) }, key, slow));
      expect(refused).toMatchObject({ status: 409, code: 'gift-card-spent' });
      expect((await chargeOf(key))[0]?.refundedAt).not.toBeNull();
      expect(await provider.store.db.select().from(users).where(eq(users.email, email))).toEqual([]);
      expect((await rowAgain(row)).balance).toBe(24_999);
    });

    it('that crashes half-way is finished by the next try with its key, and takes from the card once', async () => {
      const { code, row } = await given(provider);
      const [key, body] = [newKey(), somebody({ ...inPounds, giftCode: code, total: pounds(124_500) })];
      const dying = provider.beside({
        checkpoint: (moment) => (moment === 'written' ? Promise.reject(new Error('killed')) : Promise.resolve()),
      });
      expect((await failure(dying.proxy.call('register', { body, idempotencyKey: key }))).status).toBe(500);
      expect((await rowAgain(row)).balance).toBe(25_000);
      await provider.proxy.call('register', { body, idempotencyKey: key });
      expect((await rowAgain(row)).balance).toBe(0);
      expect(await usesOf(row)).toBe(25_000);
      expect(await chargeOf(key)).toHaveLength(1);
    });
  });

  it('tells how an attempt to buy ended, for a page that was reloaded while it waited', async () => {
    const key = newKey();
    await buy(gift(), key);
    expect(await provider.proxy.call('attempt', { query: { attempt: key } })).toEqual({
      status: 'succeeded',
      paid: pounds(25_000),
    });
  });

  it('holds exactly what was paid: balances and uses add up to the worth, over all cards', async () => {
    const cards = await provider.store.db.select().from(giftCards);
    expect(cards.length).toBeGreaterThan(20);
    for (const card of cards) {
      const left = card.status === 'cancelled' ? card.amount : card.balance;
      expect(left + (await usesOf(card))).toBe(card.amount);
    }
  });
});
