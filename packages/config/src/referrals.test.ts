import { expect, it } from 'vitest';
import { formatReferralCode, readReferralCode, referralCodeOf } from './referrals.ts';

const code = referralCodeOf(crypto.getRandomValues(new Uint8Array(5)));

it('has three groups of three characters, without letters that look like digits', () => {
  expect(formatReferralCode(code)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{3}-){2}[0-9A-HJKMNP-TV-Z]{3}$/);
});

it('is no code with a wrong character, or one too few', () => {
  for (let place = 0; place < code.length; place++) {
    const other = code[place] === '7' ? '8' : '7';
    expect(readReferralCode(code.slice(0, place) + other + code.slice(place + 1))).toBeUndefined();
  }
  expect(readReferralCode(code.slice(1))).toBeUndefined();
});
