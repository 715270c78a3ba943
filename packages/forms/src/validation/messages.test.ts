import { describe, expect, it } from 'vitest';
import { childNameError, cityError, emailError } from './index.ts';
import { giftCodeError } from './gift-code.ts';

describe('the error message for', () => {
  it('an email address says whether it is too long or malformed', () => {
    expect(emailError('  ')).toBe('Enter your email address.');
    expect(emailError(`${'a'.repeat(250)}@b.co`)).toBe('Enter an email address of 254 characters or fewer.');
    expect(emailError('a'.repeat(300))).toBe('Enter an email address of 254 characters or fewer.');
    expect(emailError('amara')).toBe('Enter an email address in the form name@example.com.');
    expect(emailError('a'.repeat(254))).toBe('Enter an email address in the form name@example.com.');
    expect(emailError(`${' '.repeat(300)}amara`)).toBe('Enter an email address in the form name@example.com.');
  });

  it('a city or a child’s name names that field', () => {
    for (const typed of [' ', '\uFFF9']) expect(cityError(typed)).toBe('Enter your city.');
    expect(cityError('a'.repeat(120))).toBeUndefined();
    expect(cityError('a'.repeat(121))).toBe('Use 120 characters or fewer for your city.');
    expect(childNameError('')).toBe('Enter your child’s first name.');
    expect(childNameError('a'.repeat(61))).toBe('Use 60 characters or fewer for your child’s first name.');
  });

  it('a gift code says what is wrong with it', () => {
    expect(giftCodeError('MYLER')).toContain('twenty letters and digits');
    expect(giftCodeError('0000-0000-0000-0000-0001')).toContain('one character is wrong');
    expect(giftCodeError('0000-0000-0000-0000-0000')).toBeUndefined();
  });
});
