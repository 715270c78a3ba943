import { expect, it } from 'vitest';
import { isMemberNumber, newMemberNumber } from './member-number.ts';

it('a member number has ten random digits and a check digit that notices a slip', () => {
  const numbers = Array.from({ length: 200 }, newMemberNumber);
  expect(new Set(numbers).size).toBe(200);
  for (const number of numbers) {
    expect(number).toMatch(/^\d{11}$/);
    expect(isMemberNumber(number)).toBe(true);
    const [first = '', ...rest] = number;
    expect(isMemberNumber(`${(Number(first) + 1) % 10}${rest.join('')}`)).toBe(false);
  }
});

it('a number of another length, or with a letter, is none', () => {
  for (const text of ['', '1234567890', '123456789012', '1234567890a']) expect(isMemberNumber(text)).toBe(false);
});
