import { SHORTLIST_MAX } from '@myler/config/shortlist';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { currencies, currencyCodes } from '@myler/config/currencies';
import { isMembershipId, membershipIds } from '@myler/config/memberships';
import { always, alwaysAsync, anyText, isForMutants, propertySuite } from '@myler/presets/properties';
import {
  CURRENCY_KEY,
  storeChosenCurrency,
  lookUpCountry,
  parseTrace,
  readChosenCurrency,
  resolveDefaultCurrency,
} from './currency/index.ts';
import { deepLinkedDialog, withoutDeepLink } from './dialogs/index.ts';
import {
  CONSENT_COOKIE,
  decideConsent,
  openingDialog,
  readConsentCookie,
  writeConsentCookie,
} from './session/index.ts';
import {
  COMPARE_MAX,
  comparedOf,
  createShortlistStorage,
  formatShortlist,
  parseShortlist,
  readShortlistQuery,
  SHORTLIST_KEY,
  shortlistAddress,
} from './shortlist/index.ts';

const currencyCode = fc.constantFrom(...currencyCodes);
const consent = fc.record({ necessary: fc.constant(true as const), analytics: fc.boolean() });
/** A cookie's name or value: no semicolon, no space (RFC 6265, section 4.1.1). */
const cookieText = fc.stringMatching(/^[\w!#$%&'*+.^`|~-]{0,12}$/);
const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,3}$/);

/** Addresses of the site with any path, query and hash. */
const address = fc
  .record({
    path: fc.oneof(anyText, fc.constantFrom('/hotels', '//elsewhere.example', '/\\elsewhere.example')),
    query: fc.array(fc.tuple(fc.oneof(fc.constantFrom('join', 'ref', 'page'), anyText), anyText), { maxLength: 4 }),
    hash: fc.oneof(
      anyText,
      anyText.map((token) => `#reset-password=${token}`),
      fc.constant('#sign-in'),
    ),
  })
  .map(({ path, query, hash }) => {
    const url = new URL('https://myler.example/');
    url.pathname = path;
    url.search = new URLSearchParams(query.map(([name, value]) => [name, value])).toString();
    url.hash = hash;
    return url;
  });

/** A storage with any content, or one that throws, as a browser's does where it is blocked. */
const device = fc.option(fc.dictionary(fc.constantFrom(CURRENCY_KEY, SHORTLIST_KEY), anyText)).map((held) => {
  const items = new Map(Object.entries(held ?? {}));
  return {
    items,
    storage: () => {
      if (!held) throw new DOMException('The operation is insecure.', 'SecurityError');
      return {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => void items.set(key, value),
        removeItem: (key: string) => void items.delete(key),
      };
    },
    isBlocked: !held,
  };
});

const suite = propertySuite(`${import.meta.dirname}/..`, {
  parseTrace: [
    always('returns no pair for text without "=", and no inherited name', anyText, (text) => {
      const pairs = parseTrace(text);
      if (!text.includes('=')) expect(Object.keys(pairs)).toEqual([]);
      expect(parseTrace('a=b')['constructor']).toBeUndefined();
    }),
    always(
      'reads back every pair with any line ending',
      fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.stringMatching(/^[\w=:./-]{0,12}$/)),
      fc.constantFrom('\n', '\r\n', '\r'),
      (pairs, end) => {
        const text = Object.entries(pairs).map(([key, value]) => `${key}=${value}`);
        expect({ ...parseTrace(text.join(end)) }).toEqual({ ...pairs });
      },
    ),
  ],
  lookUpCountry: [
    alwaysAsync('returns two capitals or nothing for any response', anyText, fc.boolean(), async (text, ok) => {
      const fetch = (body: string) => () => Promise.resolve({ ok, text: () => Promise.resolve(body) });
      for (const body of [text, `loc=${text}`]) {
        expect((await lookUpCountry({ url: '/trace', fetch: fetch(body) })) ?? 'GB').toMatch(/^[A-Z]{2}$/);
      }
    }),
  ],
  resolveDefaultCurrency: [
    alwaysAsync(
      'never rejects, and returns a currency on offer',
      fc.option(anyText, { nil: undefined }),
      fc.option(anyText, { nil: undefined }),
      fc.option(anyText),
      async (chosen, configured, country) => {
        const lookUp = () => (country === null ? Promise.reject(new Error('no response')) : Promise.resolve(country));
        const code = await resolveDefaultCurrency({ offered: currencies, chosen, configured, lookUpCountry: lookUp });
        expect(currencyCodes).toContain(code);
      },
    ),
    alwaysAsync('keeps the chosen currency without a request', currencyCode, async (chosen) => {
      const lookUp = () => Promise.reject(new Error('asked'));
      expect(await resolveDefaultCurrency({ offered: currencies, chosen, lookUpCountry: lookUp })).toBe(chosen);
    }),
  ],
  readChosenCurrency: [
    always('returns a currency on offer or nothing, whatever storage holds', device, ({ storage, items }) => {
      const code = readChosenCurrency(storage, currencies);
      if (code) expect(items.get(CURRENCY_KEY)).toBe(code);
    }),
  ],
  storeChosenCurrency: [
    always('stores a currency that is read back, unless storage is blocked', device, currencyCode, (kept, code) => {
      storeChosenCurrency(kept.storage, code);
      expect(readChosenCurrency(kept.storage, currencies)).toBe(kept.isBlocked ? undefined : code);
    }),
  ],
  deepLinkedDialog: [
    always('returns a valid dialog or nothing for any URL', address, (url) => {
      const dialog = deepLinkedDialog(url);
      if (dialog?.type === 'reset-password') expect(dialog.payload.token).not.toBe('');
      else if (dialog?.type === 'sign-in') expect(url.hash).toBe('#sign-in');
      else if (dialog) expect(isMembershipId(dialog.payload.membershipId ?? 'gold')).toBe(true);
      else expect(url.searchParams.has('join')).toBe(false);
    }),
    always(
      'opens the wizard on the named tier with the named code',
      fc.constantFrom(...membershipIds),
      fc.stringMatching(/^[A-Z0-9]{1,10}$/),
      (membershipId, ref) => {
        const url = new URL(`https://myler.example/?join=${membershipId}&ref=${ref}`);
        expect(deepLinkedDialog(url)).toEqual({ type: 'join-us-1', payload: { membershipId, ref } });
      },
    ),
  ],
  withoutDeepLink: [
    always('keeps the page, and leaves no deep link in the URL', address, (url) => {
      const left = new URL(withoutDeepLink(url), url);
      expect(left.origin).toBe(url.origin);
      expect(left.pathname).toBe(url.pathname);
      expect(deepLinkedDialog(left)).toBeNull();
    }),
    always('keeps the other parameters and the hash of the URL', address, (url) => {
      const left = new URL(withoutDeepLink(url), url);
      const others = ([name]: [string, string]) => name !== 'join' && name !== 'ref';
      expect([...left.searchParams]).toEqual([...url.searchParams].filter(others));
      if (!/^#(?:reset-password=|sign-in$)/.test(url.hash)) expect(left.hash).toBe(url.hash);
    }),
  ],
  openingDialog: [
    always(
      'opens no dialog twice, and none over a deep link',
      fc.boolean(),
      fc.record({ 'newsletter-opened': fc.boolean(), 'cookie-consent-opened': fc.boolean() }),
      fc.boolean(),
      (consentGiven, flags, deepLinked) => {
        const dialog = openingDialog({ consentGiven, flags, deepLinked });
        if (dialog) expect([deepLinked, flags[`${dialog}-opened`]]).toEqual([false, false]);
        if (dialog) expect(dialog).toBe(consentGiven ? 'newsletter' : 'cookie-consent');
      },
    ),
  ],
  decideConsent: [
    always(
      'allows analytics only when it was chosen and the browser sends no Global Privacy Control',
      fc.boolean(),
      fc.boolean(),
      (analytics, gpc) => {
        expect(decideConsent({ analytics }, { gpc })).toEqual({ necessary: true, analytics: analytics && !gpc });
      },
    ),
  ],
  writeConsentCookie: [
    always(
      'is read back unchanged among other cookies',
      consent,
      fc.boolean(),
      cookieText,
      cookieText,
      (given, secure, name, value) => {
        fc.pre(name !== CONSENT_COOKIE);
        const [pair = ''] = writeConsentCookie(given, { secure }).split(';');
        for (const cookies of [pair, `${name}=${value}; ${pair}`, `${pair}; ${name}=${value}`]) {
          expect(readConsentCookie(cookies)).toEqual(given);
          expect(readConsentCookie(cookies, { gpc: true })).toEqual({ necessary: true, analytics: false });
        }
      },
    ),
  ],
  readConsentCookie: [
    always('reads any header without an exception, and accepts only its own format', anyText, (text) => {
      if (!text.includes(CONSENT_COOKIE)) expect(readConsentCookie(text)).toBeUndefined();
      const read = readConsentCookie(`${CONSENT_COOKIE}=${text}`);
      if (read) expect(text.trim()).toMatch(/^v1\.necessary/);
    }),
  ],
  parseShortlist: [
    always('returns unique slugs, and no more than the maximum, for any text', anyText, (text) => {
      const ids = parseShortlist(text);
      expect(ids.length).toBeLessThanOrEqual(SHORTLIST_MAX);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    }),
  ],
  formatShortlist: [
    always('is read back unchanged', fc.uniqueArray(slug, { maxLength: SHORTLIST_MAX }), (ids) => {
      expect(parseShortlist(formatShortlist(ids))).toEqual(ids);
    }),
  ],
  shortlistAddress: [
    always('is read back unchanged', fc.uniqueArray(slug, { minLength: 1, maxLength: 8 }), (ids) => {
      const { searchParams } = new URL(shortlistAddress(ids, ids.slice(0, 2)), 'https://myler.example');
      expect(readShortlistQuery(Object.fromEntries(searchParams))).toEqual({ ids, compare: ids.slice(0, 2) });
    }),
  ],
  readShortlistQuery: [
    always('compares only hotels of the list, for any texts', anyText, anyText, (ids, compare) => {
      const read = readShortlistQuery({ ids, compare });
      for (const id of read.compare) expect(read.ids).toContain(id);
    }),
  ],
  comparedOf: [
    always(
      'are at most as many as are read side by side',
      fc.uniqueArray(slug),
      fc.uniqueArray(slug),
      (ids, chosen) => {
        for (const compared of [comparedOf(ids, undefined), comparedOf(ids, chosen)])
          expect(compared.length).toBeLessThanOrEqual(COMPARE_MAX);
      },
    ),
  ],
  readHotels: 'it calls what it is given',
  readKeptHotels: 'it calls what it is given',
  searchSourceOf: 'it calls what it is given',
  localDevice: 'it returns a global of the browser',
  sessionDevice: 'it returns a global of the browser',
  readStorage: 'it is what createShortlistStorage reads with',
  writeStorage: 'it is what createShortlistStorage writes with',
  syncedFromDevice: 'it adds listeners to the window',
  syncShortlist: 'it adds listeners to the window',
  defineFitLine: 'it defines an element of a browser',
  findFits: 'it calls back over a network',
  readCookies: 'it reads a global of the browser',
  writeCookie: 'it sets a global of the browser',
  createShortlistStorage: [
    always(
      'stores a list unchanged, and never throws where storage is blocked',
      device,
      fc.uniqueArray(slug, { maxLength: 5 }),
      (kept, ids) => {
        const storage = createShortlistStorage(kept.storage);
        expect(storage.read() === undefined).toBe(kept.isBlocked);
        expect(storage.write(ids)).toBe(!kept.isBlocked);
        expect(storage.read()).toEqual(kept.isBlocked ? undefined : ids);
      },
    ),
  ],
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.problems()).toEqual([]);
});
