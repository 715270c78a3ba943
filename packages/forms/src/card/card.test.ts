import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CardBrand } from '@myler/config/cards';
import { forEachRow } from '@myler/presets/rows';
import {
  cardBrandOf,
  cardNumberError,
  digitsOf,
  expiryError,
  formatCardNumber,
  formatExpiryTyping,
  hasValidCheckDigit,
  parseExpiry,
  securityCodeError,
  securityCodeLength,
  normaliseExpiry,
  toWireExpiry,
} from './index.ts';

/** The sandbox's cards (docs/product-decisions.md, The join-us wizard), with spaces as printed on the card. */
const printed: [CardBrand, string][] = [
  ['VISA', '4242 4242 4242 4242'],
  ['AMEX', '3782 822463 10005'],
  ['MASTERCARD', '5555 5555 5555 4444'],
  ['DISCOVER', '6011 1111 1111 1117'],
  ['DINERS', '3056 930902 5904'],
  ['JCB', '3566 0020 2036 0505'],
  ['CHINA_UNION_PAY', '6200 0000 0000 0005'],
  ['VISA', '4000 0000 0000 0002'],
  ['VISA', '4000 0000 0000 9995'],
  ['VISA', '4000 0000 0000 0069'],
  ['VISA', '4000 0000 0000 0119'],
];

describe('a card number', () => {
  it(
    'of each brand is recognised by its digits (specification 9: card brands) and accepted',
    { tags: ['spec:9-card-brands'] },
    () =>
      forEachRow(printed, ([brand, number]) => {
        expect(cardBrandOf(number)).toBe(brand);
        expect(cardNumberError(number)).toBeUndefined();
        expect(formatCardNumber(digitsOf(number))).toBe(number);
      }),
  );

  it('shows a brand only when its digits fit no other brand', { tags: ['spec:9-card-brand-default'] }, () => {
    const shown = (digits: string) => cardBrandOf(digits);
    expect([shown('4'), shown('34'), shown('51'), shown('2221'), shown('36'), shown('62')]).toEqual([
      'VISA',
      'AMEX',
      'MASTERCARD',
      'MASTERCARD',
      'DINERS',
      'CHINA_UNION_PAY',
    ]);
    for (const digits of ['27', '50', '56', '353', '643', '66', '306', '3094', '809', '8099', '8172']) {
      expect(shown(digits)).toBe('DEFAULT');
    }
    for (const digits of ['', '3', '5', '2', '22', '222', '6', '60', '352', '2220', '2721', '3527', '3590', '0000']) {
      expect(shown(digits)).toBe('DEFAULT');
    }
  });

  it('is read with spaces, dashes and digits of other scripts', () => {
    expect(formatCardNumber('4242-4242 4242\t4242')).toBe('4242 4242 4242 4242');
    expect(digitsOf('٤٢٤٢ ४२४२ ４２４２ 4242')).toBe('4242424242424242');
    // Two scripts whose digits are adjacent in Unicode: Pa'o and Eastern Pwo Karen.
    expect(digitsOf('\u{116D4}\u{116D2}\u{116DE}\u{116DC}')).toBe('4242');
  });

  it('keeps no more digits than its brand has', () => {
    expect(formatCardNumber('37828224631000599')).toBe('3782 822463 10005');
    expect(formatCardNumber('55555555555544441')).toBe('5555 5555 5555 4444');
  });

  it('with one wrong digit always fails the check', () => {
    const number = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 17 }).map((body) => {
      const last = [...Array(10).keys()].find((digit) => hasValidCheckDigit([...body, digit].join('')));
      return [...body, last ?? 0].join('');
    });
    fc.assert(
      fc.property(
        number.filter((digits) => /[1-9]/.test(digits)),
        fc.nat(),
        fc.integer({ min: 1, max: 9 }),
        (digits, at, by) => {
          const index = at % digits.length;
          const wrong = (Number(digits[index]) + by) % 10;
          expect(hasValidCheckDigit(`${digits.slice(0, index)}${wrong}${digits.slice(index + 1)}`)).toBe(false);
        },
      ),
    );
  });

  it('is formatted without a new or a changed digit', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const formatted = formatCardNumber(typed);
        expect(digitsOf(typed).startsWith(digitsOf(formatted))).toBe(true);
        expect(formatCardNumber(formatted)).toBe(formatted);
        expect(formatted).toMatch(/^(\d+( \d+)*)?$/);
      }),
    );
  });

  it.each([
    ['36000000000000', '3600 000000 0000'],
    ['360000000000000', '3600 000000 0000 0'],
    ['3600000000000000', '3600 0000 0000 0000'],
    ['3600000000000000000', '3600 0000 0000 0000 000'],
    ['6200000000000000000', '6200 0000 0000 0000 000'],
    ['1234567890123456789', '1234 5678 9012 3456 789'],
    ['37828', '3782 8'],
  ])('is formatted in the groups of its brand: %s', (digits, printed) => {
    expect(formatCardNumber(digits)).toBe(printed);
  });

  it.each([
    ['3528 00', 'JCB numbers have 16 to 19 digits, and this one has 6.'],
    ['3600 00', 'Diners Club numbers have 14, 16 or 19 digits, and this one has 6.'],
    ['6011 00', 'Discover numbers have 16 or 19 digits, and this one has 6.'],
    ['5500 00', 'Mastercard numbers have 16 digits, and this one has 6.'],
    ['0000 00', 'Card numbers have 12 to 19 digits, and this one has 6.'],
  ])('of the wrong length gets an error with the lengths of its brand: %s', (number, message) => {
    expect(cardNumberError(number)).toBe(`Check the length of your card number: ${message}`);
  });

  it('fails the check when it is empty or all zeros', () => {
    expect([hasValidCheckDigit('0000000000000000'), hasValidCheckDigit('')]).toEqual([false, false]);
    expect([hasValidCheckDigit('18'), hasValidCheckDigit('91'), hasValidCheckDigit('59')]).toEqual([true, true, true]);
  });

  it('that is wrong gets an error that says what to check', () => {
    expect(cardNumberError('')).toBe('Enter your card number.');
    expect(cardNumberError('4242 4242')).toContain('Visa numbers have 16, 18 or 19 digits, and this one has 8');
    expect(cardNumberError('3782 822463 1000')).toContain('numbers have 15 digits, and this one has 14');
    expect(cardNumberError('4242 4242 4242 4241')).toContain('at least one digit is wrong');
    expect(cardNumberError('0000 0000 0000 0000')).toBeDefined();
  });
});

describe('an expiry date', () => {
  it.each(
    [
      ['12/31', '12-31', '1231', '12/2031', '12 / 31', ' 12.31 ', '12 31', '122031', '12–31', '12 — 2031', '12−31'],
      ['2031-12', '2031/12', '203112', '2031.12', '2031 12'],
      ['Dec 2031', 'December 2031', 'dec/31', 'DEC-31', 'Dec31', '2031 Dec', '١٢/٣١', '\u200E12/31\u200E'],
    ].flat(),
  )('is read as December 2031: "%s"', (typed) => {
    expect(parseExpiry(typed)).toEqual({ month: 12, year: 2031 });
    expect(normaliseExpiry(typed)).toBe('12/31');
  });

  it('is shortened to two digits for the years 2000 to 2099 only', () => {
    expect([normaliseExpiry('12/2000'), normaliseExpiry('12/2099'), normaliseExpiry('12/2100')]).toEqual([
      '12/00',
      '12/99',
      '12/2100',
    ]);
    expect(parseExpiry('1/0100')).toEqual({ month: 1, year: 100 });
  });

  it.each(['12/1999', '12/2131', '1/0900'])('of another century keeps its four digits: "%s"', (typed) => {
    expect(normaliseExpiry(` ${typed} `)).toBe(typed);
  });

  it('is sent as MM-YY (specification 9)', { tags: ['spec:9-card-expiry'] }, () => {
    expect(toWireExpiry({ month: 3, year: 2031 })).toBe('03-31');
    expect(parseExpiry('3/31')).toEqual({ month: 3, year: 2031 });
  });

  it.each([
    '',
    '13/31',
    '00/31',
    '12',
    '12/3',
    '12/311',
    '2031/13',
    '203113',
    '31/12',
    'Dec',
    'Dec 31 2031',
    '2031-12-31',
    'next year',
    '12//31',
    '4 0000',
    '31',
    '512/31',
    'x12/31',
    '51231',
    '12/31x',
  ])('that cannot be read gets an error: "%s"', (typed) => {
    expect(parseExpiry(typed)).toBeUndefined();
    expect(expiryError(typed, '2026-11-21')).toMatch(/^Enter the expiry date/);
  });

  it('may be from this month to 20 years ahead', () => {
    expect(expiryError('11/26', '2026-11-30')).toBeUndefined();
    expect(expiryError('10/26', '2026-11-01')).toContain('has expired');
    expect(expiryError('11/46', '2026-11-21')).toBeUndefined();
    expect(expiryError('12/46', '2026-11-21')).toContain('more than 20 years');
    expect(expiryError('12/1999', '2026-11-21')).toContain('has expired');
    expect(expiryError(' / ', '2026-11-21')).toBe('Enter the expiry date of your card.');
    expect(expiryError('13/31', '2026-11-21')).toBe('Enter the expiry date as month and year, for example 09/28.');
  });

  it('gets its slash while it is typed, and every character can be deleted', () => {
    expect(formatExpiryTyping('123', '12')).toBe('12/3');
    expect(formatExpiryTyping('12/', '12/3')).toBe('12/');
    expect(formatExpiryTyping('12', '12/')).toBe('12');
    expect(formatExpiryTyping('1231', '')).toBe('1231');
    expect(formatExpiryTyping('923', '12')).toBe('923');
    expect(formatExpiryTyping('923', '')).toBe('923');
    expect(formatExpiryTyping('1/2', '1/')).toBe('1/2');
    expect(formatExpiryTyping('12', '1')).toBe('12');
    expect(formatExpiryTyping('1234', '123')).toBe('1234');
    // "203112" begins with a year.
    expect([formatExpiryTyping('203', '20'), formatExpiryTyping('003', '00')]).toEqual(['203', '003']);
  });

  it('means the same month after it is tidied', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2000, max: 2099 }),
        fc.constantFrom('/', '-', ''),
        (month, year, gap) => {
          const typed = `${String(month).padStart(2, '0')}${gap}${year}`;
          expect(parseExpiry(normaliseExpiry(typed))).toEqual({ month, year });
        },
      ),
    );
  });
});

describe('a security code', () => {
  it('has as many digits as its brand needs', () => {
    expect(securityCodeLength('AMEX')).toBe(4);
    expect(securityCodeLength('VISA')).toBe(3);
    expect(securityCodeError('123', 'VISA')).toBeUndefined();
    expect(securityCodeError('1234', 'AMEX')).toBeUndefined();
    expect(securityCodeError('123', 'AMEX')).toContain('all 4 digits');
    expect(securityCodeError('1234', 'VISA')).toContain('all 3 digits');
    expect(securityCodeError('', 'VISA')).toBe(
      'Enter the security code of your card. It is the last 3 digits on the back.',
    );
    expect(securityCodeError('123', 'AMEX')).toBe(
      'Enter all 4 digits of the security code. On American Express it is the 4 digits on the front.',
    );
  });

  it('of an unknown brand has 3 or 4 digits', () => {
    expect(securityCodeError('123', 'DEFAULT')).toBeUndefined();
    expect(securityCodeError('1234', 'DEFAULT')).toBeUndefined();
    expect(securityCodeError('12', 'DEFAULT')).toContain('all 3 digits');
    expect(securityCodeError('12345', 'DEFAULT')).toContain('all 3 digits');
  });
});
