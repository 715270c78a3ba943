import { describe, expect, it } from 'vitest';
import { arrivalElsewhere, arrivalInWords } from './delivery.ts';
import { changeErrors } from './gift-form.ts';
import { placeName, placeOptions, places } from './places.ts';
import { written, errorsOf } from './written-gift.test-kit.ts';

describe('the delivery day of a gift card', () => {
  const on = (day: string, month: string, year: string, timeZone = 'Europe/London') =>
    errorsOf({ when: 'day', date: { day, month, year }, timeZone })['deliverOn.date'];

  it('is from tomorrow to a year ahead, in the recipient’s time zone', () => {
    expect(on('21', '11', '2026')).toMatch(/Sunday, November 22, 2026 or later/);
    expect(on('22', '11', '2026')).toBeUndefined();
    expect(on('21', 'November', '2027')).toBeUndefined();
    expect(on('22', '11', '2027')).toMatch(/up to Sunday, November 21, 2027/);
    expect(on('30', '2', '2027')).toMatch(/a day that exists/);
    // At noon in London it is already the next day in Auckland.
    expect(on('22', '11', '2026', 'Pacific/Auckland')).toMatch(/or later/);
  });

  it('needs a day and a city, each with its own error', () => {
    expect(errorsOf({ when: 'day' })).toEqual({
      'deliverOn.date': 'Enter the day on which it should arrive.',
      'deliverOn.timeZone': 'Choose the city nearest to them.',
    });
  });

  it('needs a day, a month and a year, and spaces count as empty', () => {
    for (const [day, month, year] of [
      ['24', '', ''],
      ['', '12', ''],
      ['', '', '2026'],
    ] as const) {
      expect(on(day, month, year)).toMatch(/a day that exists/);
    }
    expect(on(' ', ' ', ' ')).toBe('Enter the day on which it should arrive.');
  });

  it('is validated without a time zone until a city is chosen', () => {
    const before = (day: string, month: string) =>
      errorsOf({ when: 'day', date: { day, month, year: '2026' } })['deliverOn.date'];
    expect(before('30', '2')).toMatch(/a day that exists/);
    expect(before('24', '12')).toBeUndefined();
  });

  it('is validated together with the message when the order is changed', () => {
    const days = { first: '2026-12-01', last: '2027-02-01' };
    expect(changeErrors({ ...written, message: 'a'.repeat(301) }, days)).toEqual({
      message: 'Shorten the message by 1 character.',
    });
  });

  it('stays within the days of its order when the order is changed', () => {
    const bought = {
      ...written,
      when: 'day',
      date: { day: '1', month: '3', year: '2027' },
      timeZone: 'Asia/Tokyo',
    } as const;
    expect(changeErrors(bought, { first: '2026-12-01', last: '2027-02-01' })['deliverOn.date']).toMatch(
      /up to Monday, February 01/,
    );
  });

  it('means nine in the morning there, and says the visitor’s own time', () => {
    const there = { date: '2026-12-24', timeZone: 'Pacific/Auckland' };
    expect(arrivalInWords(there)).toBe('On Thursday, December 24, 2026, at nine in the morning in Auckland');
    expect(arrivalElsewhere(there, 'Europe/London')).toBe(
      'Where you are, in London, it is 20:00 then on Wednesday, December 23, 2026.',
    );
    expect(arrivalElsewhere({ date: '2026-12-24', timeZone: 'Europe/Paris' }, 'Europe/Madrid')).toBeUndefined();
    expect(arrivalElsewhere(there, 'UTC')).toBeUndefined();
    expect(arrivalElsewhere(there, undefined)).toBeUndefined();
    expect(arrivalElsewhere({ date: '2026-12-24', timeZone: 'Europe/Paris' }, 'Europe/London')).toBe(
      'Where you are, in London, it is 08:00 then.',
    );
    // Both sides of the date line have the same time of day, but different dates.
    expect(arrivalElsewhere({ date: '2026-12-24', timeZone: 'Pacific/Apia' }, 'Pacific/Pago_Pago')).toContain(
      'Wednesday, December 23, 2026',
    );
    expect(arrivalElsewhere({ date: '2026-12-24', timeZone: 'Pacific/Tongatapu' }, 'Pacific/Pago_Pago')).toContain(
      'it is 09:00 then on Wednesday, December 23, 2026',
    );
  });

  it('has a time zone that Intl knows for every city', () => {
    for (const { timeZone } of places) expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
    expect(placeName('America/Port_of_Spain')).toBe('Port of Spain');
    expect(placeName('America/Sao_Paulo')).toBe('São Paulo');
  });

  it('may use the visitor’s own time zone, which is added to the list when it is missing', () => {
    const listed = places.map(({ name, timeZone }) => ({ value: timeZone, label: name }));
    expect(placeOptions('Europe/London', undefined, '', 'UTC')).toEqual(listed);
    expect(placeOptions('America/Port_of_Spain', 'Europe/London', 'America/Port_of_Spain')).toEqual([
      { value: 'America/Port_of_Spain', label: 'Port of Spain' },
      ...listed,
    ]);
  });
});
