import { expect, it } from 'vitest';
import { deliveryDays, deliveryTime } from './delivery.ts';

const noon = new Date('2026-11-21T12:00:00Z');

it('a gift card can arrive from tomorrow, where its recipient is, to a year ahead', () => {
  expect(deliveryDays('Europe/London', noon)).toEqual({ first: '2026-11-22', last: '2027-11-21' });
  // It is already the next day in Auckland.
  expect(deliveryDays('Pacific/Auckland', noon)).toEqual({ first: '2026-11-23', last: '2027-11-22' });
});

it('a day can be changed up to a year after the purchase, of a leap day to 28 February', () => {
  expect(deliveryDays('UTC', noon, new Date('2026-01-05T12:00:00Z')).last).toBe('2027-01-05');
  expect(deliveryDays('UTC', noon, new Date('2028-02-29T12:00:00Z')).last).toBe('2029-02-28');
});

it.each([
  ['2026-12-24', 'America/New_York', '2026-12-24T14:00:00.000Z'],
  ['2027-07-01', 'America/New_York', '2027-07-01T13:00:00.000Z'],
  ['2027-03-28', 'Europe/London', '2027-03-28T08:00:00.000Z'],
  // Daylight saving begins that night, but after 09:00 UTC.
  ['2027-03-14', 'America/Los_Angeles', '2027-03-14T16:00:00.000Z'],
  ['2026-12-24', 'Asia/Kathmandu', '2026-12-24T03:15:00.000Z'],
])('on %s in %s it arrives at nine in the morning', (date, timeZone, instant) => {
  expect(deliveryTime({ date, timeZone }).toISOString()).toBe(instant);
});
