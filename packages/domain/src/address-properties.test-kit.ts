import fc from 'fast-check';
import { expect } from 'vitest';
import { hotelQuery, type ArticleSummary, type Career, type Inspiration, type Myler } from '@myler/api-client/contract';
import { MAX_FILTER_CHILDREN, OLDEST_CHILD, searchKinds } from '@myler/config/hotels';
import { journalCategories } from '@myler/config/journal';
import { mylerSpecialisms } from '@myler/config/mylers';
import { pages } from '@myler/config/pages';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import { expectWords, name, oneOf, query, slug, upTo, wireDate } from './arbitraries.test-kit.ts';
import {
  ageName,
  agesPattern,
  applicationAddress,
  careerValues,
  filterCareers,
  hotelsAddress,
  openPositions,
  readAges,
  readCareerFilter,
  readHotelSelection,
  readReleaseSelection,
  releaseAddress,
  releasesAddress,
  releaseYear,
  releaseYears,
  withoutFilters,
} from './filters/index.ts';
import {
  articleAddress,
  articleHeadings,
  bylineInWords,
  categoryAddress,
  feedLinks,
  journalAddress,
  journalCategoryWords,
  neighbouringArticles,
  readPage,
  relatedArticles,
  shortBylineInWords,
} from './journal/index.ts';
import {
  closeness,
  filterMylers,
  isEmptyQuery,
  matchMylers,
  mylerCities,
  mylerLanguages,
  mylersAddress,
  readMylerQuery,
} from './matching/index.ts';
import {
  hitAddress,
  hitGroups,
  inspirationGroups,
  readSearchQuery,
  searchAddress,
  searchQueryAddress,
  searchStatus,
  suggestionId,
} from './search/index.ts';

/** The parameters of an address, as the router hands them to a page. */
const parametersOf = (address: string) => Object.fromEntries(new URL(address, 'https://myler.example').searchParams);

const careers = fc.array(
  fc.record({ title: name, city: name, team: name, closesOn: wireDate }).map((career) => career as Career),
);
const article = fc.record({
  slug,
  title: name,
  summary: name,
  category: oneOf(journalCategories),
  author: name,
  publishedOn: wireDate,
  readingTime: upTo(90, 1),
}) as fc.Arbitrary<ArticleSummary>;
const journal = fc.uniqueArray(article, { selector: (each) => each.slug, minLength: 1, maxLength: 8 });
const mylers = fc.array(
  fc.record({
    id: slug,
    name,
    city: name,
    languages: fc.uniqueArray(oneOf(['English', 'French', 'Greek']), { minLength: 1 }),
    specialisms: fc.uniqueArray(oneOf(mylerSpecialisms)),
    line: name,
    childrensAges: fc.tuple(upTo(8), upTo(9)).map(([from, years]) => ({ from, to: from + years })),
    introduction: name,
    monogram: fc.constant('AB'),
    hotels: fc.constant<Myler['hotels']>([]),
  }),
);
const mylerQuery = query('match', 'city', 'language', 'specialism', 'ages').map(readMylerQuery);
const hit = fc.record({ kind: oneOf(searchKinds), id: slug, label: name, reason: name });
const inspiration = fc
  .record({ id: slug, title: name, kind: oneOf(['feeling', 'moment'] as const) })
  .map((each) => each as Inspiration);

/** What addresses ask for, and what is found for it. */
export const addressProperties: PropertyTable = {
  readHotelSelection: [
    always(
      'reads only what the contract takes, and leaves it so in its own address',
      query(...pages['/our-hotels'].query),
      (given) => {
        const selection = readHotelSelection(given);
        const { filter, sort, page } = selection;
        expect(hotelQuery.safeParse({ ...filter, sort, page }).success).toBe(true);
        expect(readHotelSelection(parametersOf(hotelsAddress(selection)))).toEqual(selection);
      },
    ),
  ],
  hotelsAddress: [
    always('says nothing of what is so without it', upTo(3, 1), (page) => {
      expect(hotelsAddress({ filter: {}, sort: 'loved', page })).toBe(
        page === 1 ? '/our-hotels' : `/our-hotels?page=${page}`,
      );
    }),
  ],
  withoutFilters: [
    always(
      'takes away the named parts only, and begins on the first page',
      query(...pages['/our-hotels'].query),
      (given) => {
        const selection = readHotelSelection({ ...given, page: '3' });
        const left = withoutFilters(selection, 'month', 'ages');
        expect([left.page, left.sort, left.filter.month, left.filter.ages]).toEqual([
          1,
          selection.sort,
          undefined,
          undefined,
        ]);
        expect({ ...selection.filter, ...left.filter }).toEqual(selection.filter);
      },
    ),
  ],
  readAges: [
    always('reads ages of children from any text, and reads its own result again', anyText, (text) => {
      const ages = readAges(text);
      expect(readAges(ages)).toBe(ages);
      const each = ages.split(',').filter(Boolean).map(Number);
      expect(each.length).toBeLessThanOrEqual(MAX_FILTER_CHILDREN);
      for (const age of each) expect(age).toBeLessThanOrEqual(OLDEST_CHILD);
    }),
  ],
  ageName: [
    always('is a text that the field of ages takes', upTo(OLDEST_CHILD), (years) => {
      expect(new RegExp(`^(?:${agesPattern})$`, 'v').test(ageName(years))).toBe(true);
      expect(readAges(ageName(years))).toBe(String(years));
    }),
  ],
  readCareerFilter: [
    always('reads texts only', query('team', 'city'), (given) => {
      const { team, city } = readCareerFilter(given);
      expect([typeof team, typeof city]).toEqual(['string', 'string']);
    }),
  ],
  filterCareers: [
    always('keeps the positions of a team', careers, (all) => {
      for (const { team } of all) {
        for (const kept of filterCareers(all, { team, city: '' })) expect(kept.team).toBe(team);
      }
      expect(filterCareers(all, { team: '', city: '' })).toEqual(all);
    }),
  ],
  openPositions: [
    always('keeps what closes on the day or later', careers, wireDate, (all, today) => {
      for (const position of all) expect(openPositions(all, today).includes(position)).toBe(position.closesOn >= today);
    }),
  ],
  careerValues: [
    always('names each team once', careers, (all) => {
      const teams = careerValues(all, 'team');
      expect(new Set(teams)).toEqual(new Set(all.map(({ team }) => team)));
      expect(new Set(teams).size).toBe(teams.length);
    }),
  ],
  applicationAddress: [
    always('names the position in the subject', name, name, (title, city) => {
      const address = new URL(applicationAddress('jobs@myler.example', { title, city }));
      expect(address.searchParams.get('subject')).toBe(`Application: ${title}, ${city}`);
    }),
  ],
  readReleaseSelection: [
    always('leaves its own address as it is', query('year', 'page'), (given) => {
      const selection = readReleaseSelection(given);
      expect(readReleaseSelection(parametersOf(releasesAddress(selection)))).toEqual(selection);
    }),
  ],
  releasesAddress: 'it is tested with what reads it',
  releaseAddress: [
    always('ends with the id', slug, (id) => {
      expect(releaseAddress({ id })).toBe(`/press/${id}`);
    }),
  ],
  releaseYear: [
    always('is the year of the day', wireDate, (publishedOn) => {
      expect(String(releaseYear({ publishedOn }))).toBe(publishedOn.slice(0, 4));
    }),
  ],
  releaseYears: [
    always('has each year once, the newest first', fc.array(wireDate), (days) => {
      const years = releaseYears(
        days.map((publishedOn) => ({ publishedOn }) as Parameters<typeof releaseYears>[0][number]),
      );
      expect(years).toEqual([...new Set(years)].toSorted((a, b) => b - a));
    }),
  ],
  readPage: [
    always('is a page that an address can have', fc.anything({ withNullPrototype: false }), (value) => {
      fc.pre(typeof value !== 'symbol' && (typeof value !== 'object' || value === null));
      expect(readPage(value)).toBeGreaterThan(0);
      expect(readPage(readPage(value))).toBe(readPage(value));
    }),
  ],
  journalAddress: [
    always('has a page beyond the first', upTo(9, 1), (page) => {
      expect(readPage(parametersOf(journalAddress(page))['page'])).toBe(page);
    }),
  ],
  categoryAddress: [
    always('has a page beyond the first', oneOf(journalCategories), upTo(9, 1), (id, page) => {
      expect(readPage(parametersOf(categoryAddress(id, page))['page'])).toBe(page);
    }),
  ],
  articleAddress: [
    always('ends with the slug', slug, (id) => {
      expect(articleAddress({ slug: id })).toBe(`/travel-journal/${id}`);
    }),
  ],
  feedLinks: [
    always('offers two formats', fc.option(oneOf(journalCategories), { nil: undefined }), (category) => {
      expect(new Set(feedLinks(category).map(({ type }) => type)).size).toBe(2);
    }),
  ],
  journalCategoryWords: [
    always('has words for each category', oneOf(journalCategories), (id) => {
      for (const text of Object.values(journalCategoryWords(id))) expectWords(text);
    }),
  ],
  bylineInWords: [always('says every byline in words', article, (each) => expectWords(bylineInWords(each)))],
  shortBylineInWords: [
    always('begins every byline', article, (each) => {
      expect(bylineInWords(each).startsWith(shortBylineInWords(each))).toBe(true);
    }),
  ],
  articleHeadings: [
    always('gives each heading an anchor of its own', fc.array(name), (texts) => {
      const headings = articleHeadings(texts.map((text) => ({ type: 'heading', text })));
      expect(headings.map(({ text }) => text)).toEqual(texts);
      expect(new Set(headings.map(({ id }) => id)).size).toBe(texts.length);
    }),
    always('makes an anchor that a style sheet can name', anyText, (text) => {
      expect(articleHeadings([{ type: 'heading', text }])[0]?.id).toMatch(/^on-[a-z0-9-]+$/);
    }),
  ],
  relatedArticles: [
    always('shows others, those of the category first', journal, (all) => {
      const [first] = all;
      if (!first) return;
      const kinds = relatedArticles(first, all).map(({ slug: id, category }) => {
        expect(id).not.toBe(first.slug);
        return category === first.category ? 0 : 1;
      });
      expect(kinds).toEqual(kinds.toSorted((a, b) => a - b));
    }),
  ],
  neighbouringArticles: [
    always('is the neighbour of its neighbours', journal, (all) => {
      for (const each of all) {
        const { earlier } = neighbouringArticles(each, all);
        if (earlier) expect(neighbouringArticles(earlier, all).later).toBe(each);
      }
    }),
  ],
  closeness: [
    always('finds each word of a text, and its beginning', fc.array(name, { minLength: 1 }), (words) => {
      for (const word of words) {
        expect(closeness(words.join(' '), word)).toBe('same');
        expect(closeness(words.join(' '), word.slice(0, 2).toUpperCase())).toBe('same');
      }
    }),
    always('reads any text without an exception', anyText, anyText, (text, words) => {
      expect(['same', 'alike', undefined]).toContain(closeness(text, words));
    }),
  ],
  readMylerQuery: [
    always('leaves its own address as it is', mylerQuery, (asked) => {
      expect(readMylerQuery(parametersOf(mylersAddress(asked)))).toEqual(asked);
    }),
  ],
  mylersAddress: 'it is tested with what reads it',
  isEmptyQuery: [
    always('is true only if everybody is shown', mylerQuery, mylers, (asked, all) => {
      if (isEmptyQuery(asked)) expect(filterMylers(all, asked)).toEqual(all);
    }),
  ],
  filterMylers: [
    always('keeps those who match everything', mylerQuery, mylers, (asked, all) => {
      for (const { languages, childrensAges } of filterMylers(all, asked)) {
        if (asked.language) expect(languages).toContain(asked.language);
        for (const age of asked.ages) expect(age >= childrensAges.from && age <= childrensAges.to).toBe(true);
      }
    }),
  ],
  matchMylers: [
    always('ranks by a score up to 100, and says why', mylerQuery, mylers, (asked, all) => {
      const matches = matchMylers(all, asked);
      const scores = matches.map(({ score }) => score);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
      for (const { score, reason } of matches) {
        expect(score > 0 && score <= 100).toBe(true);
        expectWords(reason);
      }
    }),
  ],
  mylerCities: [
    always('names each city once', mylers, (all) => {
      expect(new Set(mylerCities(all)).size).toBe(mylerCities(all).length);
    }),
  ],
  mylerLanguages: [
    always('names each language once', mylers, (all) => {
      expect(new Set(mylerLanguages(all)).size).toBe(mylerLanguages(all).length);
    }),
  ],
  hitAddress: [
    always('is an address of this site', hit, (found) => {
      expect(hitAddress(found)).toMatch(/^\/(?!\/)/);
    }),
  ],
  searchAddress: [
    always('has the words that were typed, without spaces around them', anyText, (words) => {
      fc.pre(words.isWellFormed());
      expect(new URL(searchAddress(words), 'https://myler.example').searchParams.get('q') ?? '').toBe(words.trim());
    }),
  ],
  readSearchQuery: [
    always('leaves its own address as it is', query('q', 'kinds', 'page'), (given) => {
      const asked = readSearchQuery(given);
      expect(readSearchQuery(parametersOf(searchQueryAddress(asked)))).toEqual(asked);
    }),
  ],
  searchQueryAddress: 'it is tested with what reads it',
  searchStatus: [
    always(
      'says nothing while it is closed or loading',
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      upTo(9),
      name,
      (isOpen, offersInspirations, isLoading, hasFailed, count, searchedFor) => {
        const words = searchStatus({ isOpen, offersInspirations, isLoading, hasFailed, count, searchedFor });
        expectWords(words);
        if (!isOpen || isLoading) expect(words).toBe('');
      },
    ),
  ],
  hitGroups: [
    always('shows each place, hotel and inspiration once, in no empty group', fc.array(hit), (hits) => {
      const groups = hitGroups(hits);
      const shown = hits.filter(({ kind }) => ['place', 'hotel', 'inspiration'].includes(kind));
      expect(groups.flatMap(({ suggestions }) => suggestions)).toHaveLength(shown.length);
      for (const { suggestions } of groups) expect(suggestions.length).toBeGreaterThan(0);
    }),
  ],
  inspirationGroups: [
    always('shows each inspiration once', fc.array(inspiration), (all) => {
      const groups = inspirationGroups(all);
      expect(groups.flatMap(({ suggestions }) => suggestions)).toHaveLength(all.length);
    }),
  ],
  suggestionId: [
    always('keeps hits apart', hit, hit, (one, other) => {
      expect(suggestionId(one) === suggestionId(other)).toBe(one.kind === other.kind && one.id === other.id);
    }),
  ],
};
