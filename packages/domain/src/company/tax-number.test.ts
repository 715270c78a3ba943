import { expect, it } from 'vitest';
import { needsTaxNumber, taxNumberError } from './index.ts';

it.each([
  ['FR', 'FR 12 345678901'],
  ['FR', '12345678901'],
  ['GB', 'gb 123 4567 89'],
  ['DE', 'DE123456789'],
  ['NL', 'NL 123456789 B01'],
  ['CH', 'CHE-123.456.789 MWST'],
  ['US', '12-3456789'],
  ['GR', 'EL 123456789'],
  ['KE', 'P051234567X'],
  ['KY', ''],
  ['', 'anything'],
])('of %s may be %s', (country, typed) => {
  expect(taxNumberError(typed, country)).toBeUndefined();
});

it.each([
  ['FR', '123', 'This does not look like a tax number of the company’s country. There it looks like FR 00 000000000.'],
  [
    'US',
    'DE 123456789 X',
    'This does not look like a tax number of the company’s country. There it looks like 00-0000000.',
  ],
  ['GB', ' ', 'Enter the company’s tax number.'],
  ['KE', '!', 'Enter the tax number in letters and digits, 20 at most.'],
])('of %s may not be %s', (country, typed, message) => {
  expect(taxNumberError(typed, country)).toBe(message);
});

it('is optional where companies have none', () => {
  expect([needsTaxNumber('BM'), needsTaxNumber('FR')]).toEqual([false, true]);
});
