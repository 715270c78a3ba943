import { describe, expect, it } from 'vitest';
import { describeStored } from './on-this-device.ts';

const nothing = { cookies: '', local: {}, session: {} };

describe('what is stored on this device', () => {
  it('is nothing on an empty device, and in a browser that blocks storage', () => {
    expect(describeStored(nothing)).toEqual([]);
    expect(describeStored({ cookies: '', local: undefined, session: undefined })).toEqual([]);
  });

  it('is listed by name, with the visitor’s choices in words', () => {
    const stored = describeStored({
      cookies: 'cookie-consent=v1.necessary.analytics',
      local: { currency: 'EUR', shortlist: 'maison-palmier,dar-zahra' },
      session: { 'newsletter-opened': '1' },
    });
    expect(stored.map(({ name, place, value }) => [name, place, value])).toEqual([
      ['cookie-consent', 'cookie', 'Necessary and analytics'],
      ['currency', 'local storage', 'Euro'],
      ['shortlist', 'local storage', '2 hotels'],
      ['newsletter-opened', 'session storage', undefined],
    ]);
  });

  it('includes the family in words, which was kept by a consent of its own', () => {
    const family =
      '{"told":"2026-11-24","adults":2,"children":[{"age":7}],"cots":0,"stepFree":true,"allergies":["nuts"]}';
    for (const [raw, value] of [
      [family, /^2 adults; a child of \d+; step-free; without nuts and peanuts$/],
      ['{}', /^Nothing that we can read$/],
    ] as const) {
      const [kept] = describeStored({ ...nothing, local: { family: raw } });
      expect(kept?.purpose).toMatch(/Only if you ask us to keep it/);
      expect(kept?.value).toMatch(value);
    }
  });

  it.each(['join-attempt', 'gift-attempt', 'upgrade-attempt'])(
    'includes %s, which stays until the payment has an answer, without its value',
    (name) => {
      const [attempt] = describeStored({ ...nothing, session: { [name]: '6f1e' } });
      expect(attempt?.mustStay).toBe(true);
      expect(attempt?.purpose).toMatch(/payment has an answer/);
      expect(attempt?.value).toBeUndefined();
    },
  );

  it('includes an unknown name as “Not ours”, without its value', () => {
    for (const stranger of [
      { ...nothing, cookies: '_ga=GA1.1.1; constructor=x' },
      { ...nothing, local: { currencyRates: '{}', toString: 'x' } },
      // A known name in the wrong place counts as unknown too.
      { ...nothing, session: { currency: 'EUR' } },
    ]) {
      for (const { purpose, value } of describeStored(stranger)) {
        expect(purpose).toMatch(/^Not ours/);
        expect(value).toBeUndefined();
      }
    }
  });
});
