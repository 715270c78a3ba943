import { describe, expect, it, vi } from 'vitest';
import { currencies } from '@myler/config/currencies';
import { storeChosenCurrency, lookUpCountry, parseTrace, readChosenCurrency, resolveDefaultCurrency } from './index.ts';

const from = (country: string | undefined) => vi.fn<() => Promise<string | undefined>>(() => Promise.resolve(country));

describe('the default currency', () => {
  it('is the currency of the visitor’s country (specification 4 and 9)', { tags: ['spec:4-country'] }, async () => {
    const resolve = (country: string) =>
      resolveDefaultCurrency({ offered: currencies, configured: 'GBP', lookUpCountry: from(country) });
    expect(await resolve('FR')).toBe('EUR');
    expect(await resolve('UK')).toBe('GBP');
    expect(await resolve('MX')).toBe('USD');
  });

  it(
    'is looked up only when the page supplies currencies (specification 4)',
    { tags: ['spec:4-currency-page'] },
    async () => {
      const lookUp = from('FR');
      expect(await resolveDefaultCurrency({ offered: [], configured: 'GBP', lookUpCountry: lookUp })).toBeUndefined();
      expect(lookUp).not.toHaveBeenCalled();
    },
  );

  it(
    'is looked up only when no currency is set yet (specification 4)',
    { tags: ['spec:4-currency-unset'] },
    async () => {
      const lookUp = from('FR');
      expect(await resolveDefaultCurrency({ offered: currencies, chosen: 'USD', lookUpCountry: lookUp })).toBe('USD');
      expect(lookUp).not.toHaveBeenCalled();
    },
  );

  it(
    'falls back to the configured currency on any failure, without an error (specification 4 and 8)',
    { tags: ['spec:4-fallback', 'spec:8-currency'] },
    async () => {
      const failing = [() => Promise.reject(new TypeError('fetch failed')), () => Promise.reject(new Error('timeout'))];
      for (const lookUpCountry of failing) {
        expect(await resolveDefaultCurrency({ offered: currencies, configured: 'USD', lookUpCountry })).toBe('USD');
      }
      const throwing = () => {
        throw new Error('no fetch here');
      };
      expect(await resolveDefaultCurrency({ offered: currencies, configured: 'EUR', lookUpCountry: throwing })).toBe(
        'EUR',
      );
    },
  );

  it(
    'falls back for an unknown country and for a currency that is not in the list (specification 4)',
    { tags: ['promise:country-unknown', 'spec:4-fallback-unknown'] },
    async () => {
      const countries = [undefined, '', 'XX', 'T1', 'SE', 'HK'];
      const currenciesFound = countries.map((country) =>
        resolveDefaultCurrency({ offered: currencies, configured: 'USD', lookUpCountry: from(country) }),
      );
      expect(new Set(await Promise.all(currenciesFound))).toEqual(new Set(['USD']));
    },
  );

  it(
    'is the first of the list when the configured currency is missing (specification 4)',
    { tags: ['spec:4-fallback-first'] },
    async () => {
      const offered = [{ code: 'EUR' }, { code: 'USD' }] as const;
      expect(await resolveDefaultCurrency({ offered, configured: 'GBP', lookUpCountry: from('GB') })).toBe('EUR');
      expect(await resolveDefaultCurrency({ offered, lookUpCountry: from(undefined) })).toBe('EUR');
    },
  );
});

describe('the connection trace', () => {
  it('is read line by line', () => {
    expect(parseTrace('fl=123\r\nh=myler.example\nloc=FR\nnonsense\n=x\nuag=a=b')).toEqual({
      fl: '123',
      h: 'myler.example',
      loc: 'FR',
      uag: 'a=b',
    });
    expect(parseTrace(' loc = FR ')).toEqual({ loc: 'FR' });
  });

  const respondWith =
    (text: string, ok = true) =>
    () =>
      Promise.resolve({ ok, text: () => Promise.resolve(text) });

  it('gives the country from `loc`', async () => {
    expect(await lookUpCountry({ url: '/trace', fetch: respondWith('loc=fr\n') })).toBe('FR');
  });

  it('gives no country when `loc` is missing or invalid, or the request fails', async () => {
    for (const text of ['', 'loc=', 'loc=unknown', '<html></html>', 'xloc=FR', '__proto__=1']) {
      expect(await lookUpCountry({ url: '/trace', fetch: respondWith(text) })).toBeUndefined();
    }
    expect(await lookUpCountry({ url: '/trace', fetch: respondWith('loc=FR', false) })).toBeUndefined();
  });

  it('is requested without cookies', async () => {
    const asked: unknown[] = [];
    const fetch = (url: string, { credentials }: { credentials: string }) => {
      asked.push([url, credentials]);
      return respondWith('loc=FR')();
    };
    await lookUpCountry({ url: '/trace', fetch });
    expect(asked).toEqual([['/trace', 'omit']]);
  });

  it('is abandoned after its timeout', async () => {
    const hanging = (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('given up')), { once: true });
      });
    await expect(lookUpCountry({ url: '/trace', fetch: hanging, timeout: 1 })).rejects.toThrow('given up');
  });
});

describe('a chosen currency', () => {
  it('is kept after a reload', () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    };
    storeChosenCurrency(() => storage, 'EUR');
    expect([...values]).toEqual([['currency', 'EUR']]);
    expect(readChosenCurrency(() => storage, currencies)).toBe('EUR');
    expect(readChosenCurrency(() => storage, [{ code: 'GBP' }])).toBeUndefined();
  });

  it('is ignored without an error where storage is blocked', () => {
    const blocked = (): never => {
      throw new Error('insecure');
    };
    expect(() => storeChosenCurrency(blocked, 'EUR')).not.toThrow();
    expect(readChosenCurrency(blocked, currencies)).toBeUndefined();
  });
});
