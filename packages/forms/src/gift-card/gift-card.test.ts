import { describe, expect, it } from 'vitest';
import { giftCardDesigns } from '@myler/config/gift-cards';
import { listPrice } from '@myler/config/memberships';
import * as z from 'zod/mini';
import { giftCardPurchase, type GiftCardOptions } from '@myler/api-client/contract';
import { emptyCard } from '../card-fields/creditCard.ts';
import { arrivalElsewhere, arrivalInstant, arrivalInWords, deliveryDays } from './delivery.ts';
import {
  emptyGift,
  giftErrors,
  letterErrors,
  readSum,
  toChange,
  toPurchase,
  worthOf,
  type GiftForm,
} from './giftForm.ts';
import { placeName, placeOptions, places } from './places.ts';

const picture = { src: '/media/x', alt: 'Palms.', width: 680, height: 428, colour: '#123456', widths: [340] };
const pounds = (units: number) => ({ amount: units * 100, currency: 'GBP' as const });
const options: GiftCardOptions = {
  designs: giftCardDesigns.map(({ id, name }) => ({ id, name, picture })),
  limits: [{ minimum: pounds(50), maximum: pounds(10_000) }],
  presets: [100, 250, 500, 1000].map(pounds),
  memberships: [{ membershipId: 'gold', category: 'leisure', name: 'Gold', prices: [listPrice('gold', 'GBP')] }],
  validForYears: 5,
  delivery: { hour: 9, monthsAhead: 12 },
  facts: [],
};
const now = Date.parse('2026-11-21T12:00:00Z');
const written: GiftForm = {
  ...emptyGift(options, 'GBP'),
  recipient: { name: ' Nell ', email: 'nell@example.com' },
  sender: { name: 'Grandpa Tom', email: 'tom@example.com' },
};
const errorsOf = (changes: Partial<GiftForm>) => giftErrors({ ...written, ...changes }, options, now);
const card = {
  ...emptyCard,
  brand: 'VISA',
  name: 'T Ash',
  number: '4242 4242 4242 4242',
  expiry: '12/31',
  cvc: '123',
} as const;

describe('a gift card', () => {
  it('begins with a design and a sum, and asks for the rest in the order of its fields', () => {
    expect(giftErrors(emptyGift(options, 'GBP'), options, now)).toEqual({
      'recipient.name': 'Enter the name of whoever receives it.',
      'recipient.email': 'Enter the e-mail address it shall be sent to.',
      'sender.name': 'Enter your name.',
      'sender.email': 'Enter your e-mail address.',
    });
    expect(errorsOf({})).toEqual({});
  });

  it.each([
    ['1,250', 1250],
    ['£ 1250', 1250],
    ['1250.00', 1250],
    ['1.250', 1250],
    ['50', 50],
    ['٣٠٠', 300],
    ['３００', 300],
  ])('reads %s as a whole sum', (typed, units) => {
    expect(readSum(typed)).toBe(units * 100);
  });

  it.each(['', 'a hundred', '12.50', '-100', '1,25', '1e3'])('takes "%s" for no sum', (typed) => {
    expect(readSum(typed)).toBeUndefined();
  });

  it('holds from 50 to 10,000, and says so where another sum is typed', () => {
    const other = (otherSum: string) => errorsOf({ sum: 'other', otherSum })['amount'];
    expect(other('')).toBe('Enter how much the card holds, from £50 to £10,000.');
    expect(other('12.50')).toBe('Enter a whole sum in figures, from £50 to £10,000.');
    expect(other('49')).toBe('Choose a sum from £50 to £10,000.');
    expect(other('10001')).toBe('Choose a sum from £50 to £10,000.');
    expect(other('50')).toBeUndefined();
    expect(other('10,000')).toBeUndefined();
  });

  it('may be a membership, and is worth what a year of it costs', () => {
    expect(errorsOf({ kind: 'membership' })).toEqual({ membershipId: 'Choose a membership.' });
    expect(worthOf({ ...written, kind: 'membership', membershipId: 'gold' }, options)).toEqual(pounds(1495));
  });

  it('carries three hundred characters, counted as a reader does, and says by how many it is too long', () => {
    expect(errorsOf({ message: 'a'.repeat(300) })).toEqual({});
    expect(errorsOf({ message: 'a'.repeat(301) })['message']).toBe('Shorten the message by 1 character.');
    expect(errorsOf({ message: '🪁'.repeat(300) })).toEqual({});
    expect(errorsOf({ message: '🪁'.repeat(302) })['message']).toBe('Shorten the message by 2 characters.');
    expect(errorsOf({ message: 'one\ntwo' })).toEqual({});
    expect(errorsOf({ message: 'bell \u0007' })['message']).toMatch(/cannot be printed/);
  });

  it('is sent as the contract has it, by whatever way it was written', () => {
    const purchase = toPurchase(written, card, options);
    expect(z.parse(giftCardPurchase, purchase)).toEqual(purchase);
    expect(purchase).toMatchObject({ amount: pounds(250), recipient: { name: 'Nell' } });
    expect(purchase).not.toHaveProperty('deliverOn');
    const later = { ...written, when: 'day', date: { day: '24', month: 'Dec', year: '2026' }, timeZone: 'Asia/Tokyo' };
    expect(toChange(later as GiftForm).deliverOn).toEqual({ date: '2026-12-24', timeZone: 'Asia/Tokyo' });
  });
});

describe('the day it arrives', () => {
  const on = (day: string, month: string, year: string, timeZone = 'Europe/London') =>
    errorsOf({ when: 'day', date: { day, month, year }, timeZone })['deliverOn.date'];

  it('is from tomorrow to a year ahead, by the calendar of whoever receives it', () => {
    expect(on('21', '11', '2026')).toMatch(/Sunday 22 November 2026 or later/);
    expect(on('22', '11', '2026')).toBeUndefined();
    expect(on('21', 'November', '2027')).toBeUndefined();
    expect(on('22', '11', '2027')).toMatch(/up to Sunday 21 November 2027/);
    expect(on('30', '2', '2027')).toMatch(/a day that exists/);
    // Noon in London is the next day in Auckland already.
    expect(on('22', '11', '2026', 'Pacific/Auckland')).toMatch(/or later/);
    expect(deliveryDays(now, 'Pacific/Auckland').first).toBe('2026-11-23');
  });

  it('needs a place, and a day, each said in its own words', () => {
    expect(errorsOf({ when: 'day' })).toEqual({
      'deliverOn.date': 'Enter the day on which it arrives.',
      'deliverOn.timeZone': 'Choose the city whose clock they live by.',
    });
  });

  it('keeps to the days of its order once it is bought', () => {
    const letter = {
      ...written,
      when: 'day',
      date: { day: '1', month: '3', year: '2027' },
      timeZone: 'Asia/Tokyo',
    } as const;
    expect(letterErrors(letter, { first: '2026-12-01', last: '2027-02-01' })['deliverOn.date']).toMatch(
      /up to Monday 1 February/,
    );
  });

  it('is nine in the morning there, in summer and in winter, and what that is here', () => {
    expect(new Date(arrivalInstant('2026-12-24', 'America/New_York')).toISOString()).toBe('2026-12-24T14:00:00.000Z');
    expect(new Date(arrivalInstant('2027-07-01', 'America/New_York')).toISOString()).toBe('2027-07-01T13:00:00.000Z');
    expect(new Date(arrivalInstant('2027-03-28', 'Europe/London')).toISOString()).toBe('2027-03-28T08:00:00.000Z');
    // The clocks change that night, after nine in the morning by UTC.
    expect(new Date(arrivalInstant('2027-03-14', 'America/Los_Angeles')).toISOString()).toBe(
      '2027-03-14T16:00:00.000Z',
    );
    expect(new Date(arrivalInstant('2026-12-24', 'Asia/Kathmandu')).toISOString()).toBe('2026-12-24T03:15:00.000Z');
    const there = { date: '2026-12-24', timeZone: 'Pacific/Auckland' };
    expect(arrivalInWords(there)).toBe('On Thursday 24 December 2026 at nine in the morning in Auckland');
    expect(arrivalElsewhere(there, 'Europe/London')).toBe(
      'Where you are, in London, it is 20:00 then on Wednesday 23 December 2026.',
    );
    expect(arrivalElsewhere({ date: '2026-12-24', timeZone: 'Europe/Paris' }, 'Europe/Madrid')).toBeUndefined();
    expect(arrivalElsewhere(there, 'UTC')).toBeUndefined();
  });

  it('every place has a clock', () => {
    for (const { timeZone } of places) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(placeName('America/Port_of_Spain')).toBe('Port of Spain');
    expect(placeOptions('America/Port_of_Spain', 'Europe/London')).toHaveLength(places.length + 1);
  });
});
