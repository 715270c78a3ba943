import fc from 'fast-check';
import { expect, it } from 'vitest';
import { purposeInWords, storedItemInWords, storedItems, storedNames } from './device.ts';
import { always, anyText, isForMutants, propertySuite } from '@myler/presets/properties';
import { dateProperties } from './dateProperties.test-kit.ts';
import { moneyProperties } from './moneyProperties.test-kit.ts';
import { address } from './address.ts';
import { breakpoints, minWidth, type Breakpoint } from './breakpoints.ts';
import { currencyCodes } from './currencies.ts';
import { dayHourAt, dayHours } from './day-hours.ts';
import { formatGiftCode, giftCodeOf, readGiftCode } from './gift-codes.ts';
import { isJournalCategory, journalCategoryNames } from './journal.ts';
import { giftFactIds, keyFact, keyFactIds } from './key-facts.ts';
import {
  categoryOf,
  hasOwnMyler,
  hasThreeMylers,
  isMembershipId,
  listPrice,
  membershipById,
  membershipCategories,
  membershipIds,
  memberships,
  isCorporate,
  uncountedBenefits,
} from './memberships.ts';
import { mylerMailbox } from './contact.ts';
import { isMylerSpecialism, mylerWatches, mylerWatchNames, specialismNames, watchOf } from './mylers.ts';
import { isolate } from './names.ts';
import { capitalised, formatPercent, inWords, inWordsUpToTwelve } from './numbers.ts';
import { placeProperties } from './placeProperties.test-kit.ts';
import { isListed, listedAddresses, pageAt, pages, type Page, type PagePath } from './pages.ts';
import { formatReferralCode, readReferralCode, referralCodeOf } from './referrals.ts';
import { voterKey } from './shortlist.ts';
import { textProperties } from './textProperties.test-kit.ts';

const oneOf = <const Value>(values: readonly Value[]) => fc.constantFrom(...values);
const membershipId = oneOf(membershipIds);
const breakpointNames = Object.keys(breakpoints) as Breakpoint[];
const currencyCode = oneOf(currencyCodes);
const pagePaths = Object.keys(pages) as PagePath[];
const slug = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const upTo199 = fc.integer({ min: 0, max: 199 });

const suite = propertySuite(`${import.meta.dirname}/..`, {
  ...moneyProperties,
  ...dateProperties,
  ...textProperties,
  ...placeProperties,
  mailLink: 'puts two words into a text',
  voterKey: [
    always(
      'is the same for capitals and for spaces around and between the words',
      fc.array(slug, { minLength: 1 }),
      (words) => {
        expect(voterKey(`  ${words.join(' \u00A0\t ').toUpperCase()} `)).toBe(words.join(' '));
      },
    ),
    always('changes nothing when it is taken again', anyText, (name) => {
      expect(voterKey(voterKey(name))).toBe(voterKey(name));
    }),
    always('keeps different words apart', fc.tuple(slug, slug), ([one, other]) => {
      expect(voterKey(one) === voterKey(other)).toBe(one === other);
    }),
  ],
  dayHourAt: [
    always(
      'goes from dawn to night in the order of the parts, and never back before midnight',
      fc.tuple(fc.integer({ min: 5, max: 23 }), fc.integer({ min: 5, max: 23 })),
      ([one, other]) => {
        const [earlier, later] = one < other ? [one, other] : [other, one];
        expect(dayHours.indexOf(dayHourAt(earlier))).toBeLessThanOrEqual(dayHours.indexOf(dayHourAt(later)));
      },
    ),
    always('is night from midnight until five', fc.integer({ min: 0, max: 4 }), (hour) => {
      expect(dayHourAt(hour)).toBe('night');
    }),
  ],
  isMylerSpecialism: [
    always('is true for the specialisms that have a name and nothing else', anyText, (text) => {
      expect(isMylerSpecialism(text)).toBe(Object.keys(specialismNames).includes(text));
    }),
  ],
  inWords: [
    always(
      'writes each number up to 199 in letters, each in a different way',
      fc.tuple(upTo199, upTo199),
      ([one, other]) => {
        expect(inWords(one)).toMatch(/^[a-z]+([ -][a-z]+)*$/);
        expect(inWords(one) === inWords(other)).toBe(one === other);
      },
    ),
    always(
      'refuses any other number',
      fc.oneof(fc.double({ noInteger: true }), fc.integer({ max: -1 }), fc.integer({ min: 200 })),
      (number) => {
        expect(() => inWords(number)).toThrow(RangeError);
      },
    ),
  ],
  listedAddresses: [
    always('lists what is listed', fc.constantFrom(...Object.entries<Page>(pages)), ([path, page]) => {
      for (const listed of listedAddresses(path, page)) expect(isListed(listed, page)).toBe(true);
    }),
  ],
  isListed: [
    always('is false of any other query', fc.constantFrom(...Object.entries<Page>(pages)), ([path, page]) => {
      expect(isListed(`${path}?other=1`, page)).toBe(false);
    }),
  ],
  formatPercent: [
    always('has no space', fc.nat(100), (percent) => {
      expect(formatPercent(percent)).toBe(`${percent}%`);
    }),
  ],
  inWordsUpToTwelve: [
    always('writes words up to twelve, figures from thirteen on', upTo199, (number) => {
      expect(inWordsUpToTwelve(number)).toBe(number <= 12 ? inWords(number) : String(number));
    }),
  ],
  capitalised: [
    always('capitalises the first letter and changes nothing else', fc.stringMatching(/^[a-z][a-z ]*$/), (text) => {
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
  readGiftCode: [
    always('reads any text without an exception, and names the fault of a wrong code', anyText, (text) => {
      const reading = readGiftCode(text);
      if (reading.ok) expect(reading.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
      else expect(['format', 'checksum']).toContain(reading.error);
    }),
    always('reads every code back from its groups', fc.uint8Array({ minLength: 12 }), (bytes) => {
      const code = giftCodeOf(bytes);
      expect(readGiftCode(formatGiftCode(code))).toEqual({ ok: true, code });
      expect(readGiftCode(` ${formatGiftCode(code).toLowerCase().replaceAll('-', ' — ')}`)).toEqual({ ok: true, code });
    }),
  ],
  formatGiftCode: [
    always('keeps every character of any text', anyText, (text) => {
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
  readReferralCode: [
    always('reads a code or nothing from any text', anyText, (text) => {
      expect(readReferralCode(text) ?? '000000000').toMatch(/^[0-9A-HJKMNP-TV-Z]{9}$/);
    }),
    always('reads every code back from its groups', fc.uint8Array({ minLength: 5 }), (bytes) => {
      const code = referralCodeOf(bytes);
      expect(readReferralCode(` ${formatReferralCode(code).toLowerCase().replaceAll('-', ' — ')}`)).toBe(code);
    }),
  ],
  formatReferralCode: [
    always('keeps every character of any text', anyText, (text) => {
      fc.pre(!text.includes('-'));
      expect(formatReferralCode(text).replaceAll('-', '')).toBe(text);
    }),
  ],
  referralCodeOf: [
    always('differs for bytes that differ', fc.uint8Array({ minLength: 5, maxLength: 5 }), fc.nat(39), (bytes, bit) => {
      const other = Uint8Array.from(bytes);
      other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (0x80 >> (bit & 7));
      expect(referralCodeOf(other)).not.toBe(referralCodeOf(bytes));
    }),
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
    always('returns the membership with the given id', membershipId, (id) => {
      expect(membershipById(id).id).toBe(id);
    }),
    always('refuses any other id, and names it in the error', anyText, (text) => {
      fc.pre(!isMembershipId(text));
      expect(() => membershipById(text as 'gold')).toThrow(RangeError);
      expect(() => membershipById(text as 'gold')).toThrow(`"${text}"`);
    }),
  ],
  categoryOf: [
    always('returns the category that lists the membership', membershipId, (id) => {
      expect(membershipCategories).toContain(categoryOf(id));
      expect(memberships.find((membership) => membership.id === id)?.category).toBe(categoryOf(id));
    }),
  ],
  isCorporate: [
    always('is true of the corporate category alone', membershipId, (id) => {
      expect(isCorporate(id)).toBe(categoryOf(id) === 'corporate');
    }),
  ],
  uncountedBenefits: [
    always('leaves the calculator’s two out, also of the lower membership', fc.constantFrom(...membershipIds), (id) => {
      const { benefits } = membershipById(id);
      const uncounted = uncountedBenefits(id);
      const counted = { travel: 1, gold: 2 };
      expect(uncounted).toHaveLength(benefits.length - (id in counted ? counted[id as keyof typeof counted] : 0));
      for (const line of uncounted) expect(line).not.toMatch(/^(Everything in|Breakfast|An upgrade|A credit)/);
      const own = benefits.filter((line) => !line.startsWith('Everything in '));
      for (const line of uncounted) if (!line.startsWith('All else of ')) expect(own).toContain(line);
    }),
  ],
  hasOwnMyler: [
    always('is true for every membership whose benefits promise a Myler', membershipId, (id) => {
      const promised = /one Myler|your Myler|everything in gold|everything in black/i;
      if (membershipById(id).benefits.some((line) => promised.test(line))) expect(hasOwnMyler(id)).toBe(true);
    }),
  ],
  hasThreeMylers: [
    always('is true for every membership that promises three, and for no other', membershipId, (id) => {
      const promised = /desk of three|everything in black\+/i;
      expect(hasThreeMylers(id)).toBe(membershipById(id).benefits.some((line) => promised.test(line)));
    }),
  ],
  mylerMailbox: [
    always('is a mailbox of ours for each id', slug, (id) => {
      expect(mylerMailbox(id)).toBe(`${id}@myler.example`);
    }),
  ],
  watchOf: [
    always('is a watch for any city, and its own for each city that has one', anyText, (text) => {
      expect(mylerWatchNames).toContain(watchOf(text));
      for (const name of mylerWatchNames)
        for (const city of mylerWatches[name].cities) expect(watchOf(city)).toBe(name);
    }),
  ],
  listPrice: [
    always('returns a whole sum in the given currency', membershipId, currencyCode, (id, code) => {
      const price = listPrice(id, code);
      expect(price.currency).toBe(code);
      expect(price.amount).toBeGreaterThan(0);
      expect(price.amount % 100).toBe(0);
    }),
  ],
  address: [
    always('leads to its page with its parameters and query, whatever they hold', anyText, anyText, (id, q) => {
      fc.pre(id.isWellFormed() && q.isWellFormed() && !['', '.', '..'].includes(id));
      const release = new URL(address('/press/$id', { params: { id } }), 'https://www.myler.example');
      expect(decodeURIComponent(release.pathname)).toBe(`/press/${id}`);
      expect(pageAt(release.pathname)).toBe(id === 'list' ? '/press/list' : '/press/$id');
      const results = new URL(address('/search-results', { search: { q } }), 'https://www.myler.example');
      expect([results.pathname, results.searchParams.get('q')]).toEqual(['/search-results', q]);
    }),
  ],
  pageAt: [
    always('returns the page of a path, whatever its parameter holds', oneOf(pagePaths), slug, (path, id) => {
      fc.pre(!Object.keys(pages).includes(path.replace(/\$\w+/, id)));
      expect(pageAt(path.replace(/\$\w+/, id))).toBe(path);
    }),
    always('returns a page of the table or none for any text', anyText, (text) => {
      expect([undefined, ...pagePaths]).toContain(pageAt(text));
      expect(pageAt(`${text}/${text}/${text}/${text}`)).toBeUndefined();
    }),
  ],
  purposeInWords: [
    always('is whole sentences, with quotation marks as we set them', oneOf(storedNames), (name) => {
      expect(purposeInWords(name)).toMatch(/^\p{Lu}[^'"!]*\.$/u);
    }),
  ],
  storedItemInWords: [
    always('begins with the name and its place, and fits a line of a list', oneOf(storedNames), (name) => {
      const line = storedItemInWords(name);
      expect(line.startsWith(`${name}, `)).toBe(true);
      expect(line).toContain(`${storedItems[name].place}. ${purposeInWords(name)}`);
      expect(line.length).toBeLessThanOrEqual(400);
    }),
  ],
  minWidth: [
    always('returns a media condition with the width of the breakpoint', oneOf(breakpointNames), (name) => {
      expect(minWidth(name)).toBe(`(min-width: ${breakpoints[name]}px)`);
    }),
  ],
});

it.each(suite.tests)('%s', (_, run) => run());

it.skipIf(isForMutants)('every exported function has a property, or a reason for none', async () => {
  expect(await suite.problems()).toEqual([]);
});

it.skipIf(isForMutants)(
  'the suite names an exported function without a property, and a property without a function',
  async () => {
    const suite = propertySuite(`${import.meta.dirname}/..`, { today: [], formatDateLike: 'was renamed' });
    const mistakes = await suite.problems();
    expect(mistakes).toContain('formatDate of @myler/config/dates has neither a property nor a reason for none.');
    expect(mistakes).toContain('today of @myler/config/dates has neither a property nor a reason for none.');
    expect(mistakes.filter((mistake) => mistake.includes('no exported function'))).toEqual([
      'formatDateLike is no exported function any more.',
    ]);
  },
);

it('a property that fails reports the smallest value that breaks it', async () => {
  const property = always('is below ten', fc.nat(1000), (value) => {
    expect(value).toBeLessThan(10);
  });
  const { tests } = propertySuite(`${import.meta.dirname}/..`, { today: [property] });
  expect(tests.map(([title]) => title)).toEqual(['today is below ten']);
  await expect(tests[0]?.[1]()).rejects.toThrow('Counterexample: [10]');
});
