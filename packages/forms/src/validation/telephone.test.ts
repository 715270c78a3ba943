import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadTelephone, telephoneError, type ReadTelephone } from './index.ts';

describe('a telephone number', () => {
  let read: ReadTelephone;
  beforeAll(async () => {
    read = await loadTelephone();
  });

  it.each([
    ['020 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'GB', '+442079460018'],
    ['06 12 34 56 78', 'FR', '+33612345678'],
    ['+33 6 12 34 56 78', 'GB', '+33612345678'],
    ['0033 6 12 34 56 78', 'GB', '+33612345678'],
    ['(212) 555-0132', 'US', '+12125550132'],
    ['٠٢٠ ٧٩٤٦ ٠٠١٨', 'GB', '+442079460018'],
    ['\u202A+44 20 7946\u200B 0018\u202C', 'GB', '+442079460018'],
    ['+44\u00A020\u20097946\t0018', 'GB', '+442079460018'],
    ['020_7946_0018', 'GB', '+442079460018'],
    ['020 · 7946 · 0018', 'GB', '+442079460018'],
    ['020 • 7946 • 0018', 'GB', '+442079460018'],
    ['tel: +44-20-7946-0018', 'FR', '+442079460018'],
    ['TEL:02079460018', 'GB', '+442079460018'],
    ['(+44) 20 7946 0018', 'GB', '+442079460018'],
    ['( +44 ) 20 7946 0018', 'FR', '+442079460018'],
    ['(0044) 20 7946 0018', 'US', '+442079460018'],
    ['+44 (0)20 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'ZZ', '+442079460018'],
  ])('"%s" in %s is %s', (typed, country, number) => {
    expect(read(typed, country)).toBe(number);
    expect(telephoneError(typed, country, read)).toBeUndefined();
  });

  it.each([
    ['12', 'GB'],
    ['020 7946 0018 99', 'GB'],
    ['06 12 34 56 78', 'US'],
    ['ring me', 'GB'],
    ['020 7946 0018 and more', 'GB'],
    ['+44', 'GB'],
    ['020 7946 0018', 'ZZ'],
    ['ring +44 20 7946 0018', 'ZZ'],
    ['020 tel: 7946 0018', 'GB'],
  ])('"%s" does not work in %s', (typed, country) => {
    expect(telephoneError(typed, country, read, 'your country')).toContain('that works in your country');
  });

  it('is required', () => {
    expect(telephoneError(' ', 'GB', read)).toBe('Enter your telephone number.');
    expect(telephoneError('12', 'GB', read)).toBe('Enter a telephone number with its country code.');
    expect(telephoneError('020 7946 0018 ext. 5', 'GB', read)).toBeDefined();
    expect(read('00', 'GB')).toBeUndefined();
  });

  it.each([' 00 44 20 7946 0018', '0044 20 7946 0018', '00 44 (20) 7946 0018'])(
    'that starts with "00" is read in any country: "%s"',
    (typed) => {
      expect([read(typed, 'GB'), read(typed, 'US')]).toEqual(['+442079460018', '+442079460018']);
    },
  );

  it('with an extension is rejected, and for that reason', () => {
    for (const extension of [' x5', ' #5', ';ext=5', ' ext. 5', ' ext 1234', ', extension: 12', ' Extn. 7']) {
      expect(read(`020 7946 0018${extension}`, 'GB')).toBeUndefined();
      expect(telephoneError(`+44 20 7946 0018${extension}`, 'GB', read, 'your country')).toMatch(
        /without its extension/,
      );
      // The extension is not what is wrong.
      expect(telephoneError(`12${extension}`, 'GB', read, 'your country')).toMatch(/that works in your country/);
    }
  });

  it('that is accepted is in E.164 format', () => {
    const typed = fc.stringMatching(/^\+?[0-9 ()-]{4,18}$/);
    fc.assert(
      fc.property(typed, fc.constantFrom('GB', 'FR', 'US', 'IT', 'AU'), (text, country) => {
        const number = read(text, country);
        expect(number === undefined || /^\+[1-9]\d{5,14}$/.test(number)).toBe(true);
      }),
    );
  });
});
