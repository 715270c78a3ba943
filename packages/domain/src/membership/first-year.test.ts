import { expect, it } from 'vitest';
import { memberships } from '@myler/config/memberships';
import { dayInLondon, firstYear, ownBenefits } from './first-year.ts';

it('A year that is paid for can be left for fourteen days, and renews on its day', () => {
  expect(firstYear('2026-11-27')).toEqual({ leaveUntil: '2026-12-11', renewsOn: '2027-11-27' });
  expect(firstYear('2028-02-29').renewsOn).toBe('2029-02-28');
});

it('The day of a payment is that of London, wherever somebody pays', () => {
  expect(dayInLondon(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
  expect(dayInLondon(new Date('2026-12-01T23:30:00Z'))).toBe('2026-12-01');
});

it('Every membership has benefits of its own beside those of the tier below', () => {
  for (const { id, benefits } of memberships) expect(ownBenefits(benefits).length, id).toBeGreaterThan(1);
  expect(ownBenefits(['Everything in Gold', 'Villas'])).toEqual(['Villas']);
  const households = 'Everything in Black+ for up to five households';
  expect(ownBenefits([households, 'Off-sites'])).toEqual([households, 'Off-sites']);
});
