import { describe, expect, it } from 'vitest';
import { currencyCodes } from './currencies.ts';
import {
  categoryOf,
  DEFAULT_CATEGORY,
  hasOwnMyler,
  isMembershipId,
  listPrice,
  membershipById,
  membershipCategories,
  membershipIds,
  memberships,
} from './memberships.ts';

it('Gold and every membership that includes Gold have their own Myler', () => {
  expect(membershipIds.filter(hasOwnMyler)).toEqual(['gold', 'black', 'black-plus', 'dynasty']);
});

describe('specification 4: which category a membership belongs to', { tags: ['spec:4-category'] }, () => {
  it.each(['travel', 'black', 'gold', 'black-plus'] as const)('%s is leisure', (id) => {
    expect(categoryOf(id)).toBe('leisure');
  });

  it.each(['dynasty', 'dynasty-dining'] as const)('%s is corporate', (id) => {
    expect(categoryOf(id)).toBe('corporate');
  });
});

describe('specification 9: the tiers', () => {
  it('are six, in two categories, leisure first', { tags: ['spec:9-tiers'] }, () => {
    expect(membershipIds).toEqual(['travel', 'gold', 'black', 'black-plus', 'dynasty-dining', 'dynasty']);
    expect(membershipCategories).toEqual(['leisure', 'corporate']);
    expect(DEFAULT_CATEGORY).toBe('leisure');
  });

  it('have the names, summaries and benefits that people read', () => {
    expect(memberships.map(({ id }) => id)).toEqual([...membershipIds]);
    expect(memberships.map(({ name }) => name)).toEqual([
      'Travel',
      'Gold',
      'Black',
      'Black+',
      'Dynasty Dining',
      'Dynasty',
    ]);
    for (const { summary, benefits } of memberships) {
      expect(summary).not.toBe('');
      expect(benefits.length).toBeGreaterThan(0);
      expect(benefits.length).toBeLessThanOrEqual(5);
    }
  });

  it('an unknown id throws an error that lists the known ids', () => {
    expect(isMembershipId('gold')).toBe(true);
    expect(isMembershipId('black plus')).toBe(false);
    expect(() => membershipById('platinum' as 'gold')).toThrow(/"platinum".*travel, gold/);
  });
});

describe('what a year costs (product decisions, Memberships)', () => {
  it.each([
    ['travel', 295, 345, 375],
    ['gold', 1495, 1745, 1895],
    ['black', 3950, 4600, 4950],
    ['black-plus', 9500, 11_000, 12_000],
    ['dynasty-dining', 4500, 5250, 5750],
    ['dynasty', 25_000, 29_000, 32_000],
  ] as const)('%s: £%i, €%i, $%i', (id, pounds, euros, dollars) => {
    const amounts = { GBP: pounds, EUR: euros, USD: dollars };
    expect(currencyCodes.map((currency) => listPrice(id, currency))).toEqual(
      currencyCodes.map((currency) => ({ amount: amounts[currency] * 100, currency })),
    );
  });
});
