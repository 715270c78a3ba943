import { describe, expect, it } from 'vitest';
import { storedOn } from './on-this-device.ts';

const nothing = { cookies: '', local: {}, session: {} };

describe('what is stored on this device', () => {
  it('is nothing on a device that has nothing, and where a browser blocks its storage', () => {
    expect(storedOn(nothing)).toEqual([]);
    expect(storedOn({ cookies: '', local: undefined, session: undefined })).toEqual([]);
  });

  it('is said by name, with the visitor’s own choices in words', () => {
    const stored = storedOn({
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

  it.each(['join-attempt', 'gift-attempt'])('keeps %s, which guards a payment from being charged twice', (name) => {
    const [attempt] = storedOn({ ...nothing, session: { [name]: '6f1e' } });
    expect(attempt?.stays).toMatch(/payment has an answer/);
    expect(attempt?.value).toBeUndefined();
  });

  it('says of a stranger that it is one, and shows nothing of what it holds', () => {
    for (const stranger of [
      { ...nothing, cookies: '_ga=GA1.1.1; constructor=x' },
      { ...nothing, local: { currencyRates: '{}', toString: 'x' } },
      // A known name in the wrong place counts as unknown too.
      { ...nothing, session: { currency: 'EUR' } },
    ]) {
      for (const { purpose, value } of storedOn(stranger)) {
        expect(purpose).toMatch(/^Not ours/);
        expect(value).toBeUndefined();
      }
    }
  });
});
