import { describe, expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import { currencyOfCountry, normaliseCountry } from './countries.ts';
import { currencyCodes } from './currencies.ts';

/** Specification 9, as it is written there. */
const euro = [
  'AT',
  'BE',
  'CY',
  'EE',
  'FI',
  'FR',
  'DE',
  'GR',
  'IE',
  'IT',
  'LV',
  'LT',
  'LU',
  'MT',
  'NL',
  'PT',
  'SK',
  'SI',
  'ES',
];

/** The United Nations' list of regions (M49), by ISO code; Bouvet Island and South Georgia have no inhabitants. */
const americas =
  'AI AG AR AW BS BB BZ BM BO BQ BR VG CA KY CL CO CR CU CW DM DO EC SV FK GF GL GD GP GT GY HT HN JM MQ MX MS NI PA PY PE PR BL KN LC MF PM VC SX SR TT TC US VI UY VE';
const asia =
  'AF AM AZ BH BD BT BN KH CN CY GE HK IN ID IR IQ IL JP JO KZ KP KR KW KG LA LB MO MY MV MN MM NP OM PK PS PH QA SA SG LK SY TW TJ TH TL TR TM AE UZ VN YE';
const middleEastInAfrica = 'EG';

describe('specification 9: the country leads to the currency', () => {
  it('the United Kingdom gives GBP by both of its codes', { tags: ['spec:9-country-gbp'] }, () => {
    expect(currencyOfCountry('GB')).toBe('GBP');
    expect(currencyOfCountry('UK')).toBe('GBP');
  });

  it('each country of the euro gives EUR', { tags: ['spec:9-country-eur'] }, () =>
    forEachRow(euro, (country) => {
      expect(currencyOfCountry(country)).toBe('EUR');
    }),
  );

  it('Hong Kong gives HKD, which is not on offer', { tags: ['spec:9-hkd'] }, () => {
    expect(currencyOfCountry('HK')).toBe('HKD');
  });

  it(
    'every other country of the Americas, the Middle East and Asia gives USD',
    { tags: ['spec:9-country-usd'] },
    () => {
      const dollars = `${americas} ${asia} ${middleEastInAfrica}`
        .split(' ')
        .filter((code) => code !== 'HK' && code !== 'CY');
      expect(dollars.filter((code) => currencyOfCountry(code) !== 'USD')).toEqual([]);
    },
  );

  it(
    'no other country maps to a currency: all others use the default currency',
    { tags: ['spec:9-country-default'] },
    () => {
      const mapped = new Set([...euro, 'GB', 'HK', ...`${americas} ${asia} ${middleEastInAfrica}`.split(' ')]);
      const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
      const others = letters
        .flatMap((first) => letters.map((second) => first + second))
        .filter((code) => code !== 'UK' && !mapped.has(code));
      expect(others.filter((code) => currencyOfCountry(code) !== undefined)).toEqual([]);
      expect(currencyOfCountry('CH')).toBeUndefined();
      expect(currencyOfCountry('AU')).toBeUndefined();
    },
  );
});

it('each offered currency is that of at least one country', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const used = new Set(letters.flatMap((first) => letters.map((second) => currencyOfCountry(first + second))));
  expect(currencyCodes.filter((code) => !used.has(code))).toEqual([]);
});

describe('a country code', () => {
  it('is accepted in lower case and with surrounding spaces', () => {
    expect(normaliseCountry(' fr\n')).toBe('FR');
    expect(normaliseCountry('uk')).toBe('GB');
  });

  it('is unknown unless it has exactly two letters', () => {
    for (const unknown of [undefined, null, '', 'F', 'FRA', '12', 'T1', 'France', 'ﬁ', 'ß', '1ﬁ']) {
      expect(normaliseCountry(unknown)).toBeUndefined();
      expect(currencyOfCountry(unknown ?? undefined)).toBeUndefined();
    }
  });
});
