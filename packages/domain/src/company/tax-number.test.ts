import { expect, it } from 'vitest';
import { needsTaxNumber, taxNumberError } from './index.ts';

it.each([
  ['FR', 'FR 12 345678901'],
  ['FR', '12345678901'],
  ['GB', 'gb 123 4567 89'],
  ['GB', 'XI 123 4567 89'],
  ['GB', 'GD 001'],
  ['GB', '01234567'],
  ['GB', 'SC123456'],
  ['GB', '12345 67890'],
  ['DE', 'DE123456789'],
  ['DE', '12/345/67890'],
  ['DE', '123/456/7890'],
  ['DE', '2812 012345678'],
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
  [
    'GB',
    'GB 123456',
    'This does not look like a tax number of the company’s country. There it looks like GB 000 0000 00.',
  ],
  [
    'DE',
    '12 34 56 78',
    'This does not look like a tax number of the company’s country. There it looks like DE 000000000.',
  ],
  ['GB', ' ', 'Enter the company’s tax number.'],
  ['KE', '!', 'Enter the tax number in letters and digits, 20 at most.'],
])('of %s may not be %s', (country, typed, message) => {
  expect(taxNumberError(typed, country)).toBe(message);
});

it('is optional where companies have none', () => {
  expect([needsTaxNumber('BM'), needsTaxNumber('FR')]).toEqual([false, true]);
});
