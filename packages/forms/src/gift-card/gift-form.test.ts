import { describe, expect, it } from 'vitest';
import { listPrice } from '@myler/config/memberships';
import * as z from 'zod/mini';
import { giftCardPurchase, type GiftCardOptions } from '@myler/api-client/contract';
import { emptyGift, giftErrors, readSum, toChange, toPurchase, worthOf, type GiftForm } from './gift-form.ts';
import { pounds, options, now, written, errorsOf, card } from './written-gift.test-kit.ts';

describe('a gift card', () => {
  it('starts with a design and a sum, and asks for the other fields in order', () => {
    expect(giftErrors(emptyGift(options, 'GBP'), options, now)).toEqual({
      'recipient.name': 'Enter the name of whoever receives it.',
      'recipient.email': 'Enter the email address to send it to.',
      'sender.name': 'Enter your name.',
      'sender.email': 'Enter your email address.',
    });
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['1,250', 1250],
    ['£ 1250', 1250],
    ['1250.00', 1250],
    ['1.250', 1250],
    ['1,000,000', 1_000_000],
    ['1,001', 1001],
    ['50', 50],
    ['٣٠٠', 300],
    ['３００', 300],
  ])('reads %s as a whole sum', (typed, units) => {
    expect(readSum(typed)).toBe(units * 100);
  });

  it.each(['', 'a hundred', '12.50', '-100', '1,25', '12.001.50', '1e3'])('rejects "%s" as a sum', (typed) => {
    expect(readSum(typed)).toBeUndefined();
  });

  it('holds from 50 to 10,000, and any other sum gets an error that says so', { tags: ['promise:gift-sums'] }, () => {
    const other = (otherSum: string) => errorsOf({ sum: 'other', otherSum })['amount'];
    expect(other('')).toBe('Enter how much the card holds, from £50 to £10,000.');
    expect(other('12.50')).toBe('Enter a whole sum in figures, from £50 to £10,000.');
    expect(other('49')).toBe('Choose a sum from £50 to £10,000.');
    expect(other('10001')).toBe('Choose a sum from £50 to £10,000.');
    expect(other('50')).toBeUndefined();
    expect(other('10,000')).toBeUndefined();
  });

  it('may be a membership, and is worth one year of it', () => {
    expect(errorsOf({ kind: 'membership' })).toEqual({ membershipId: 'Choose a membership.' });
    expect(worthOf({ ...written, kind: 'membership', membershipId: 'gold' }, options)).toEqual(pounds(1495));
  });

  it(
    'carries a message of three hundred characters, and an error says by how many it is too long',
    { tags: ['promise:gift-designs'] },
    () => {
      expect(errorsOf({ message: 'a'.repeat(300) })).toEqual({});
      expect(errorsOf({ message: 'a'.repeat(301) })['message']).toBe('Shorten the message by 1 character.');
      expect(errorsOf({ message: '🪁'.repeat(300) })).toEqual({});
      expect(errorsOf({ message: '🪁'.repeat(302) })['message']).toBe('Shorten the message by 2 characters.');
      expect(errorsOf({ message: 'one\ntwo' })).toEqual({});
      expect(errorsOf({ message: 'bell \u0007' })['message']).toMatch(/cannot be printed/);
    },
  );

  it('uses the limits and prices of its own currency and membership', () => {
    const euros = (units: number) => ({ amount: units * 100, currency: 'EUR' as const });
    const everywhere: GiftCardOptions = {
      ...options,
      limits: [...options.limits, { minimum: euros(60), maximum: euros(12_000) }],
      memberships: [
        { membershipId: 'travel', category: 'leisure', name: 'Travel', prices: [listPrice('travel', 'EUR')] },
        {
          membershipId: 'gold',
          category: 'leisure',
          name: 'Gold',
          prices: [listPrice('gold', 'GBP'), listPrice('gold', 'EUR')],
        },
      ],
    };
    const inEuros: GiftForm = { ...written, currency: 'EUR' };
    const small = { ...inEuros, sum: 'other', otherSum: '59' };
    expect(giftErrors(small, everywhere, now)).toEqual({ amount: 'Choose a sum from €60 to €12,000.' });
    const gold = { ...inEuros, kind: 'membership', membershipId: 'gold' } as const;
    expect(worthOf(gold, everywhere)).toEqual(listPrice('gold', 'EUR'));
    expect(worthOf({ ...gold, membershipId: 'black' }, everywhere)).toBeUndefined();
    expect(worthOf({ ...written, sum: 'other', otherSum: '1,250' }, options)).toEqual(pounds(1250));
    expect(worthOf({ ...written, sum: 'other', otherSum: 'a lot' }, options)).toBeUndefined();
  });

  it('treats a field of spaces as empty', () => {
    expect(errorsOf({ sum: 'other', otherSum: ' ' })['amount']).toMatch(/^Enter how much/);
    expect(errorsOf({ recipient: { name: 'Nell', email: ' ' } })).toEqual({
      'recipient.email': 'Enter the email address to send it to.',
    });
    expect(errorsOf({ message: ` ${'a'.repeat(301)} ` })['message']).toBe('Shorten the message by 1 character.');
    expect(errorsOf({ message: ` ${'a'.repeat(299)}\u0007 ` })['message']).toMatch(/cannot be printed/);
  });

  it('needs a design', () => {
    expect(errorsOf({ design: '' })).toEqual({ design: 'Choose a card.' });
    expect(emptyGift({ ...options, designs: [] }, 'GBP').design).toBe('');
  });

  it('is sent with a membership only when its kind is membership', () => {
    const gold = { ...written, membershipId: 'gold' } as const;
    expect(toPurchase({ ...gold, kind: 'membership' }, card, options)).toMatchObject({
      membershipId: 'gold',
      amount: pounds(1495),
    });
    expect(toPurchase(gold, card, options)).not.toHaveProperty('membershipId');
  });

  it('is sent without spaces around its message, and with a day only when a day and a city are chosen', () => {
    const day = { date: { day: '24', month: '12', year: '2026' }, timeZone: 'Asia/Tokyo' };
    expect(toChange({ ...written, message: ' Fly. ', ...day })).toEqual({
      recipient: { name: 'Nell', email: 'nell@example.com' },
      message: 'Fly.',
    });
    expect(toChange({ ...written, ...day, when: 'day', timeZone: '' })).not.toHaveProperty('deliverOn');
    expect(toChange({ ...written, when: 'day', timeZone: 'Asia/Tokyo' })).not.toHaveProperty('deliverOn');
  });

  it('cannot be sent without a sum', () => {
    expect(() => toPurchase({ ...written, sum: 'other' }, card, options)).toThrow(/before it had a worth/);
  });

  it('is sent in the shape of the contract', () => {
    const purchase = toPurchase(written, card, options);
    expect(z.parse(giftCardPurchase, purchase)).toEqual(purchase);
    expect(purchase).toMatchObject({ amount: pounds(250), recipient: { name: 'Nell' } });
    expect(purchase).not.toHaveProperty('deliverOn');
    const later = { ...written, when: 'day', date: { day: '24', month: 'Dec', year: '2026' }, timeZone: 'Asia/Tokyo' };
    expect(toChange(later as GiftForm).deliverOn).toEqual({ date: '2026-12-24', timeZone: 'Asia/Tokyo' });
  });
});
