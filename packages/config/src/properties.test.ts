import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { resolveCustomMedia, resolveCustomNames } from '../presets/custom-media.ts';
import { always, anyText, isForMutants, propertySuite } from '../presets/properties.ts';
import { address } from './address.ts';
import { breakpoints, minWidth, type Breakpoint } from './breakpoints.ts';
import { currencyOfCountry, normaliseCountry } from './countries.ts';
import {
  currencies,
  currencyByCode,
  currencyCodes,
  currencyLabel,
  defaultCurrencyFor,
  formatMoney,
  isCurrencyCode,
} from './currencies.ts';
import { ageOn, dateFormats, formatDate, isWireDate, today } from './dates.ts';
import { formatGiftCode, giftCodeOf, readGiftCode } from './gift-codes.ts';
import { isJournalCategory, journalCategoryNames } from './journal.ts';
import { giftFactIds, keyFact, keyFactIds } from './key-facts.ts';
import {
  categoryOf,
  hasOwnMyler,
  isMembershipId,
  listPrice,
  membershipById,
  membershipCategories,
  membershipIds,
  memberships,
} from './memberships.ts';
import { isMylerSpecialism, specialismNames } from './mylers.ts';
import { isolate } from './names.ts';
import { capitalised, inWords, inWordsUpToTwelve } from './numbers.ts';
import { pageAt, pages, type PagePath } from './pages.ts';
import { withinWorkingDays, workingDayAfter } from './service.ts';

const oneOf = <const Value>(values: readonly Value[]) => fc.constantFrom(...values);
const membershipId = oneOf(membershipIds);
const breakpointNames = Object.keys(breakpoints) as Breakpoint[];
const currencyCode = oneOf(currencyCodes);
const offered = fc.array(fc.record({ code: fc.oneof(currencyCode, anyText) }), { maxLength: 4 });
/** Days that exist, as on the wire. */
const wireDate = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const pagePaths = Object.keys(pages) as PagePath[];
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const upTo199 = fc.integer({ min: 0, max: 199 });
const amount = fc.integer({ min: 0, max: 100_000_000 });
const buildOnly = 'builds and tests packages; no part of the product calls it';

const suite = propertySuite(`${import.meta.dirname}/..`, {
  isMylerSpecialism: [
    always('is true for the specialisms that have a name and nothing else', anyText, (text) => {
      expect(isMylerSpecialism(text)).toBe(Object.keys(specialismNames).includes(text));
    }),
  ],
  inWords: [
    always('writes each number up to 199 in letters, and no two alike', fc.tuple(upTo199, upTo199), ([one, other]) => {
      expect(inWords(one)).toMatch(/^[a-z]+([ -][a-z]+)*$/);
      expect(inWords(one) === inWords(other)).toBe(one === other);
    }),
    always(
      'refuses any other number',
      fc.oneof(fc.double({ noInteger: true }), fc.integer({ max: -1 }), fc.integer({ min: 200 })),
      (number) => {
        expect(() => inWords(number)).toThrow(RangeError);
      },
    ),
  ],
  inWordsUpToTwelve: [
    always('writes words up to twelve, figures from thirteen on', upTo199, (number) => {
      expect(inWordsUpToTwelve(number)).toBe(number <= 12 ? inWords(number) : String(number));
    }),
  ],
  capitalised: [
    always('makes the first letter a capital and changes nothing else', fc.stringMatching(/^[a-z][a-z ]*$/), (text) => {
      expect(capitalised(text)).toMatch(/^[A-Z][a-z ]*$/);
      expect(capitalised(text).toLowerCase()).toBe(text);
    }),
  ],
  isJournalCategory: [
    always('is true for the categories that have a name and nothing else', anyText, (text) => {
      expect(isJournalCategory(text)).toBe(Object.keys(journalCategoryNames).includes(text));
    }),
  ],
  isolate: [
    always('adds at most two invisible marks around a name', anyText, (name) => {
      expect([name, `\u2068${name}\u2069`]).toContain(isolate(name));
    }),
  ],
  normaliseCountry: [
    always('answers two capitals or nothing, and never guesses a country from other characters', anyText, (text) => {
      const code = normaliseCountry(text);
      if (/^[a-z]{2}$/i.test(text.trim())) expect(code).toMatch(/^[A-Z]{2}$/);
      else expect(code).toBeUndefined();
    }),
    always('leaves alone what it has normalised', fc.stringMatching(/^\s*[a-zA-Z]{2}\s*$/), (text) => {
      const code = normaliseCountry(text);
      expect(normaliseCountry(code)).toBe(code);
    }),
  ],
  currencyOfCountry: [
    always('answers a currency code or nothing', anyText, (text) => {
      expect(currencyOfCountry(text) ?? 'GBP').toMatch(/^[A-Z]{3}$/);
    }),
    always('does not depend on case', fc.stringMatching(/^[a-zA-Z]{2}$/), (code) => {
      expect(currencyOfCountry(code.toLowerCase())).toBe(currencyOfCountry(code.toUpperCase()));
    }),
  ],
  isCurrencyCode: [
    always('is true for the codes on offer and nothing else', fc.oneof(currencyCode, fc.anything()), (value) => {
      expect(isCurrencyCode(value)).toBe((currencyCodes as readonly unknown[]).includes(value));
    }),
  ],
  currencyLabel: [
    always('begins with the code and ends with the symbol', currencyCode, (code) => {
      const currency = currencyByCode(code);
      expect(currencyLabel(currency).startsWith(code)).toBe(true);
      expect(currencyLabel(currency).endsWith(currency.symbol)).toBe(true);
    }),
  ],
  currencyByCode: [
    always('has the code that was asked for', currencyCode, (code) => {
      expect(currencyByCode(code).code).toBe(code);
    }),
  ],
  defaultCurrencyFor: [
    always(
      'is one of those on offer, and nothing only when nothing is',
      anyText,
      offered,
      anyText,
      (country, list, configured) => {
        const code = defaultCurrencyFor(country, list, configured);
        if (list.length === 0) expect(code).toBeUndefined();
        else expect(list.map((currency) => currency.code)).toContain(code);
      },
    ),
    always('is the country’s where that is on offer', fc.stringMatching(/^[A-Z]{2}$/), (country) => {
      const own = currencyOfCountry(country);
      if (isCurrencyCode(own)) expect(defaultCurrencyFor(country, currencies, 'USD')).toBe(own);
    }),
  ],
  formatMoney: [
    always('loses no penny, with or without its zeros', amount, currencyCode, fc.boolean(), (sum, currency, cents) => {
      const text = formatMoney({ amount: sum, currency }, { cents });
      const { symbol } = currencyByCode(currency);
      expect(text.startsWith(symbol)).toBe(true);
      expect(Math.round(Number(text.slice(symbol.length).replaceAll(',', '')) * 100)).toBe(sum);
    }),
    always('has two digits of pence or none', amount, currencyCode, (sum, currency) => {
      expect(formatMoney({ amount: sum, currency })).toMatch(sum % 100 === 0 ? /^\D+[\d,]+$/ : /^\D+[\d,]+\.\d\d$/);
    }),
  ],
  isWireDate: [
    always('knows every day that exists', wireDate, (date) => {
      expect(isWireDate(date)).toBe(true);
    }),
    always('refuses everything else', anyText, fc.stringMatching(/^\d{4}-\d{2}-\d{2}$/), (text, figures) => {
      const exists = (date: string) =>
        /^\d{4}-\d{2}-\d{2}$/.test(date) &&
        !Number.isNaN(Date.parse(date)) &&
        new Date(date).toISOString().startsWith(date);
      for (const date of [text, figures]) if (!exists(date)) expect(isWireDate(date)).toBe(false);
    }),
  ],
  formatDate: [
    always('of a day or a moment, as on the wire, is the same day', wireDate, anyText, (date, rest) => {
      expect(formatDate(date + rest, 'wire')).toBe(date);
    }),
    always('never tells a visitor "Invalid Date"', anyText, oneOf(Object.keys(dateFormats)), (text, format) => {
      expect(formatDate(text, format as keyof typeof dateFormats)).not.toContain('Invalid');
    }),
  ],
  ageOn: [
    always('counts the birthdays since', wireDate, wireDate, (one, other) => {
      const [birth, now] = [one, other].toSorted() as [string, string];
      // Who is born on a leap day has the birthday on the last day of February.
      fc.pre(!birth.endsWith('02-29'));
      const years = Number(now.slice(0, 4)) - Number(birth.slice(0, 4));
      expect(ageOn(birth, now)).toBe(now.slice(5) < birth.slice(5) ? years - 1 : years);
    }),
    always('of what is no day is no number', anyText, wireDate, (text, now) => {
      fc.pre(!isWireDate(text));
      expect(ageOn(text, now)).toBeNaN();
    }),
  ],
  today: [
    always('is a day on the wire', fc.integer({ min: 0, max: 4_102_444_800_000 }), (now) => {
      expect(isWireDate(today(now))).toBe(true);
    }),
  ],
  readGiftCode: [
    always('reads any text without an error, and says what is wrong with it', anyText, (text) => {
      const reading = readGiftCode(text);
      if (reading.ok) expect(reading.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
      else expect(['shape', 'slip']).toContain(reading.fault);
    }),
    always('reads back each code that was made and written in groups', fc.uint8Array({ minLength: 12 }), (bytes) => {
      const code = giftCodeOf(bytes);
      expect(readGiftCode(formatGiftCode(code))).toEqual({ ok: true, code });
      expect(readGiftCode(` ${formatGiftCode(code).toLowerCase().replaceAll('-', ' — ')}`)).toEqual({ ok: true, code });
    }),
  ],
  formatGiftCode: [
    always('loses no character of any text', anyText, (text) => {
      fc.pre(!text.includes('-'));
      expect(formatGiftCode(text).replaceAll('-', '')).toBe(text);
    }),
  ],
  giftCodeOf: [
    always(
      'differs for bytes that differ in the first 95 bits',
      fc.uint8Array({ minLength: 12 }),
      fc.nat(94),
      (bytes, bit) => {
        const other = Uint8Array.from(bytes);
        other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7));
        expect(giftCodeOf(other)).not.toBe(giftCodeOf(bytes));
      },
    ),
  ],
  keyFact: [
    always('has a title and whole sentences', oneOf([...keyFactIds, ...giftFactIds]), (id) => {
      const { title, text } = keyFact(id);
      expect(title).toMatch(/^[A-Z].*[^.]$/);
      expect(text).toMatch(/^[A-Z].*\.$/);
    }),
  ],
  isMembershipId: [
    always('is true for the six ids and nothing else', fc.oneof(membershipId, fc.anything()), (value) => {
      expect(isMembershipId(value)).toBe((membershipIds as readonly unknown[]).includes(value));
    }),
  ],
  membershipById: [
    always('has the id that was asked for', membershipId, (id) => {
      expect(membershipById(id).id).toBe(id);
    }),
    always('refuses any other, by name', anyText, (text) => {
      fc.pre(!isMembershipId(text));
      expect(() => membershipById(text as 'gold')).toThrow(RangeError);
      expect(() => membershipById(text as 'gold')).toThrow(`"${text}"`);
    }),
  ],
  categoryOf: [
    always('is the one that the membership is listed in', membershipId, (id) => {
      expect(membershipCategories).toContain(categoryOf(id));
      expect(memberships.find((membership) => membership.id === id)?.category).toBe(categoryOf(id));
    }),
  ],
  hasOwnMyler: [
    always('is true for whatever says that it brings one', membershipId, (id) => {
      const promised = /one Myler|your Myler|everything in gold|everything in black/i;
      if (membershipById(id).benefits.some((line) => promised.test(line))) expect(hasOwnMyler(id)).toBe(true);
    }),
  ],
  listPrice: [
    always('is a whole sum in the currency that was asked for', membershipId, currencyCode, (id, code) => {
      const price = listPrice(id, code);
      expect(price.currency).toBe(code);
      expect(price.amount).toBeGreaterThan(0);
      expect(price.amount % 100).toBe(0);
    }),
  ],
  address: [
    always('leads to its page with what it was asked for, whatever that is', anyText, anyText, (id, q) => {
      fc.pre(id.isWellFormed() && q.isWellFormed() && !['', '.', '..'].includes(id));
      const release = new URL(address('/press/$id', { params: { id } }), 'https://www.myler.example');
      expect(decodeURIComponent(release.pathname)).toBe(`/press/${id}`);
      expect(pageAt(release.pathname)).toBe(id === 'list' ? '/press/list' : '/press/$id');
      const results = new URL(address('/search-results', { search: { q } }), 'https://www.myler.example');
      expect([results.pathname, results.searchParams.get('q')]).toEqual(['/search-results', q]);
    }),
  ],
  pageAt: [
    always(
      'is the page whose path it is, whatever stands in the place of an id',
      oneOf(pagePaths),
      slug,
      (path, id) => {
        fc.pre(!Object.keys(pages).includes(path.replace(/\$\w+/, id)));
        expect(pageAt(path.replace(/\$\w+/, id))).toBe(path);
      },
    ),
    always('is a page of the table or none, for any text', anyText, (text) => {
      expect([undefined, ...pagePaths]).toContain(pageAt(text));
      expect(pageAt(`${text}/${text}/${text}/${text}`)).toBeUndefined();
    }),
  ],
  withinWorkingDays: [
    always('says how many, and "day" for one alone', fc.nat(1000), (days) => {
      expect(withinWorkingDays(days)).toMatch(
        days === 1 ? /^within one working day$/ : /^within (?:[a-z]+|\d+) working days$/,
      );
    }),
  ],
  minWidth: [
    always('is a media condition with the breakpoint’s width', oneOf(breakpointNames), (name) => {
      expect(minWidth(name)).toBe(`(min-width: ${breakpoints[name]}px)`);
    }),
  ],
  resolveCustomMedia: [
    always(
      'changes nothing but the names of breakpoints in media queries',
      anyText,
      oneOf(breakpointNames),
      (text, name) => {
        fc.pre(!text.includes('--') && !text.includes('@media'));
        expect(resolveCustomMedia(text)).toBe(text);
        expect(resolveCustomMedia(`${text}@media (--${name}) { a { color: red } }`)).toBe(
          `${text}@media ${minWidth(name)} { a { color: red } }`,
        );
      },
    ),
  ],
  resolveCustomNames: [
    always('writes out a rule for each currency, and changes nothing else', anyText, (text) => {
      fc.pre(!text.includes('--') && !text.includes('@media'));
      const resolved = resolveCustomNames(`${text}\n:--other-currency { display: none; }`);
      expect(resolved.startsWith(`${text}\n`)).toBe(true);
      expect(resolved.match(/:not\(\[data-price=/g)?.length).toBe(currencyCodes.length);
    }),
  ],
  workingDayAfter: [
    always(
      'has so many weekdays up to it, itself one of them',
      wireDate,
      fc.integer({ min: 1, max: 40 }),
      (from, days) => {
        const by = workingDayAfter(from, days);
        let counted = 0;
        const day = new Date(from);
        while (day.toISOString().slice(0, 10) < by) {
          day.setUTCDate(day.getUTCDate() + 1);
          if (![0, 6].includes(day.getUTCDay())) counted += 1;
        }
        expect(counted).toBe(days);
        expect([0, 6]).not.toContain(new Date(by).getUTCDay());
      },
    ),
    always('refuses what is no day', anyText, fc.nat(10), (text, days) => {
      fc.pre(!isWireDate(text));
      expect(() => workingDayAfter(text, days)).toThrow(RangeError);
    }),
  ],
  always: buildOnly,
  alwaysAsync: buildOnly,
  customMediaPlugin: buildOnly,
  libraryBuild: buildOnly,
  nodeProject: buildOnly,
  packageEntries: buildOnly,
  propertySuite: buildOnly,
  publicSurface: buildOnly,
  runReadme: buildOnly,
  withoutStory: buildOnly,
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.mistakes()).toEqual([]);
});

it.skipIf(isForMutants)('a function that was forgotten is named, and so is one that is gone', async () => {
  const suite = propertySuite(`${import.meta.dirname}/..`, { today: [], formatDateLike: 'was renamed' });
  const mistakes = await suite.mistakes();
  expect(mistakes).toContain('formatDate of @myler/config/dates has neither a property nor a reason for none.');
  expect(mistakes).toContain('today of @myler/config/dates has neither a property nor a reason for none.');
  expect(mistakes.filter((mistake) => mistake.includes('no exported function'))).toEqual([
    'formatDateLike is no exported function any more.',
  ]);
});

it('a property that does not hold fails its test with the smallest value that breaks it', async () => {
  const property = always('is below ten', fc.nat(1000), (value) => {
    expect(value).toBeLessThan(10);
  });
  const { tests, ...rest } = propertySuite(`${import.meta.dirname}/..`, { today: [property] });
  expect(tests.map(([title]) => title)).toEqual(['today is below ten']);
  await expect(tests[0]?.[1]()).rejects.toThrow('Counterexample: [10]');
  expect(rest.figures()).toMatch(
    /^1 exported functions: 1 with 1 properties, tried \d+ times; 0 with a reason for none$/,
  );
});

afterAll(() => console.log(suite.figures()));
