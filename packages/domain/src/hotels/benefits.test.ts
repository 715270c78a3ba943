import { expect, it } from 'vitest';
import { benefitLines } from './benefits.ts';

const credit = [{ amount: 4500, currency: 'GBP' as const }];
const privilege = (membershipId: 'travel' | 'gold' | 'black-plus') => ({ membershipId, items: [] });

it('a card has the lines of the card before it, with the sum and the hour of this hotel', () => {
  expect(benefitLines(privilege('travel'))).toEqual([{ label: 'Breakfast', value: 'for everyone' }]);
  const gold = benefitLines({ ...privilege('gold'), credit });
  expect(gold.map(({ label }) => label)).toEqual(['Breakfast', 'A better room', 'Credit, each stay']);
  expect(gold[2]?.value).toEqual(credit);
  expect(benefitLines({ ...privilege('black-plus'), credit, checkOut: '16:00', transfer: true }).slice(3)).toEqual([
    { label: 'Check-out', value: 'until 16:00' },
    { label: 'Airport and back', value: 'included' },
  ]);
});

it('a hotel that fetches nobody says nothing of the way', () => {
  expect(benefitLines({ ...privilege('black-plus'), transfer: false })).toHaveLength(2);
});
