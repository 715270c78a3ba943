import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailboxes } from '@myler/config/contact';
import { currenciesInWords, formatMoney } from '@myler/config/currencies';
import { giftFactIds, keyFact, keyFactIds } from '@myler/config/key-facts';
import { memberships } from '@myler/config/memberships';
import { mylerSpecialisms } from '@myler/config/mylers';
import { faqCategories } from '@myler/config/questions';
import { forEachRow } from '@myler/presets/rows';
import { contentFolder } from '../environment/paths.ts';
import { welcomesDogs } from '../hotels/need-traits.ts';
import { openTestProvider, type TestProvider } from '../testing/provider.ts';
import { documentEntry, homeEntry, type DocumentEntry, type DocumentKind } from './document-entries.ts';
import { contentEntries, contentFile } from './files.ts';
import { hotelEntry } from './hotel-entry.ts';

const entriesOf = <Kind extends DocumentKind>(kind: Kind) =>
  contentEntries(kind, documentEntry(kind)).read() as DocumentEntry<Kind>[];
const textOf = (name: string) => readFileSync(join(contentFolder, `${name}.json`), 'utf8');
const groupByValue = (values: readonly string[]) => Object.groupBy(values, (value) => value);

const kinds = [
  'press-releases',
  'team',
  'careers',
  'mylers',
  'partners',
  'instagram-feed',
  'faq',
  'legal',
] as const satisfies DocumentKind[];

describe('press, people, help and legal (product decisions, Content)', () => {
  it.each([
    ['press-releases', 12],
    ['team', 14],
    ['careers', 6],
    ['mylers', 24],
    ['partners', 12],
    ['instagram-feed', 12],
    ['faq', 30],
    ['legal', 2],
  ] as const)('%s has %i entries', (kind, count) => {
    expect(entriesOf(kind)).toHaveLength(count);
  });

  it('all texts keep the brand’s voice: no exclamation marks, no clichés of travel advertising, curly quotes', () =>
    forEachRow(kinds, (kind) => {
      expect(textOf(kind)).not.toMatch(
        /!|\p{L}'\p{L}|\bluxur|\bstunning|\bworld-class|\bunforgettable|\bbreathtaking|\bnestled|\bbespoke|\bcurated/iu,
      );
    }));

  it(
    'there are two Mylers in each of twelve cities, and every specialism has a Myler',
    { tags: ['promise:myler-count', 'promise:mylers-twelve-cities'] },
    () => {
      const cities = groupByValue(entriesOf('mylers').map(({ city }) => city));
      expect(Object.keys(cities)).toHaveLength(12);
      expect(Object.values(cities).every((group) => group?.length === 2)).toBe(true);
      const covered = new Set(entriesOf('mylers').flatMap(({ specialisms }) => specialisms));
      expect([...covered].toSorted()).toEqual(mylerSpecialisms.toSorted());
      for (const { childrensAges } of entriesOf('mylers')) expect(childrensAges.to).toBeGreaterThan(childrensAges.from);
    },
  );

  it('every name is different, and so is every Myler’s introduction', () => {
    const people = [...entriesOf('team'), ...entriesOf('mylers')];
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    expect(new Set(entriesOf('mylers').map(({ line }) => line)).size).toBe(24);
  });

  it('every author of the journal is in the team or is a Myler', () => {
    const people = new Set([...entriesOf('team'), ...entriesOf('mylers')].map(({ name }) => name));
    expect(entriesOf('articles').filter(({ author }) => !people.has(author))).toEqual([]);
  });

  it('the FAQ has five questions in each of six categories, and takes amounts and rules from shared facts', () => {
    const categories = groupByValue(entriesOf('faq').map(({ category }) => category));
    expect(Object.keys(categories).toSorted()).toEqual(faqCategories.toSorted());
    expect(Object.values(categories).every((group) => group?.length === 5)).toBe(true);
    for (const kind of ['faq', 'legal']) {
      for (const id of [...keyFactIds, ...giftFactIds])
        expect(textOf(kind), `${kind} tells ${id}`).toContain(`"fact": "${id}"`);
      expect(textOf(kind)).not.toMatch(/[£€$]\d/);
    }
  });

  it(
    'no text mentions instalments or invoices: every membership is paid once for a whole year',
    { tags: ['promise:paid-once-a-year'] },
    () => {
      const files = readdirSync(contentFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /^(?!countries).*\.(?:json|md)$/.test(name),
      );
      expect(files.length).toBeGreaterThan(60);
      for (const name of files) {
        const text = readFileSync(join(contentFolder, name), 'utf8');
        expect([name, text.match(/\binvoice|(?<!no )instalments|four times a year|\bmonthly/i)?.[0]]).toEqual([
          name,
          undefined,
        ]);
      }
      expect(keyFact('payment').text).toContain('once for the whole year');
      expect(JSON.stringify(memberships)).not.toMatch(/invoice|instalment|four times a year/i);
    },
  );

  it('every article of the journal is published on a Friday', { tags: ['promise:journal-fridays'] }, () => {
    const days = entriesOf('articles').map(({ publishedOn }) => new Date(`${publishedOn}T00:00:00Z`).getUTCDay());
    expect(new Set(days)).toEqual(new Set([5]));
  });

  it('the privacy policy names the currencies on offer', () => {
    expect(textOf('legal')).toContain(`so that it can begin with ${currenciesInWords('disjunction')}.`);
  });

  it('the legal texts give the address for questions about privacy', () => {
    expect(textOf('legal')).toContain(mailboxes.privacy);
  });

  it(
    'legal texts have twelve to sixteen sections, and three versions or more, newest first',
    { tags: ['promise:terms-version'] },
    () => {
      for (const { sections, versions } of entriesOf('legal')) {
        expect(sections.length).toBeGreaterThanOrEqual(12);
        expect(sections.length).toBeLessThanOrEqual(16);
        expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
        const days = versions.map(({ effectiveOn }) => effectiveOn);
        expect(days.length).toBeGreaterThanOrEqual(3);
        expect(days).toEqual(days.toSorted().toReversed());
      }
    },
  );

  it('no text denies what another sells', { tags: ['promise:letter-foot-link'] }, () => {
    // Hotels offer the members’ app, and the end of each newsletter leads to a page with a button.
    expect(textOf('press-quotes')).not.toMatch(/\bno app\b/iu);
    expect(textOf('faq')).not.toMatch(/\bone press is enough\b/iu);
    const withDogs = contentEntries('hotels', hotelEntry).read().filter(welcomesDogs);
    expect(withDogs.length > 1 || !/hotels welcome (?:dogs|them)/u.test(textOf('faq'))).toBe(true);
  });

  it('every press release has its own picture and a quotation of a colleague', () => {
    const surnames = [...entriesOf('team'), ...entriesOf('mylers')].map(({ name }) => name.split(' ').at(-1) ?? name);
    for (const { id, body } of entriesOf('press-releases')) {
      const text = JSON.stringify(body);
      expect(text, id).toMatch(/“[^”]+”/);
      expect(
        surnames.some((surname) => text.includes(surname)),
        id,
      ).toBe(true);
    }
    const scenes = [...entriesOf('press-releases'), ...entriesOf('instagram-feed')].map(({ scene }) => scene);
    expect(new Set(scenes.map(({ seed }) => seed)).size).toBe(scenes.length);
    expect(new Set(scenes.map(({ alt }) => alt)).size).toBe(scenes.length);
  });

  it('every job says what it is, what it pays and when it closes', { tags: ['promise:pay-printed'] }, () => {
    for (const { id, body, publishedOn, closesOn, pay } of entriesOf('careers')) {
      // What search engines read is what the text says.
      for (const sum of [pay?.minimum, pay?.maximum].filter((each) => each !== undefined))
        expect(JSON.stringify(body), id).toContain(
          formatMoney({ amount: sum * 100, currency: pay?.currency ?? 'GBP' }),
        );
      expect(
        body.map(({ type }) => type),
        id,
      ).toEqual(expect.arrayContaining(['heading', 'list', 'paragraph']));
      expect(JSON.stringify(body), id).toMatch(/[£€$]\d\d,\d{3}/);
      expect(JSON.stringify(body), id).toContain(mailboxes.jobs);
      expect(closesOn > publishedOn, id).toBe(true);
    }
  });

  it('the home page shows eight of the known partners', () => {
    const partnerIds = new Set(entriesOf('partners').map(({ id }) => id));
    const { partners } = contentFile('home', homeEntry).read();
    expect(new Set(partners).size).toBe(8);
    expect(partners.filter((id) => !partnerIds.has(id))).toEqual([]);
  });

  describe('in the provider’s answers', () => {
    let provider: TestProvider;
    beforeAll(async () => {
      provider = await openTestProvider();
    });
    afterAll(() => provider.close());

    it('a shared fact is given as text in the FAQ and in a legal text', async () => {
      const { items } = await provider.website.call('faq');
      expect(items.find(({ id }) => id === 'how-do-i-leave')?.answer[0]).toEqual({
        type: 'fact',
        text: keyFact('leaving').text,
      });
      const terms = await provider.website.call('legalText', { params: { id: 'terms-and-conditions' } });
      expect(terms.sections.find(({ id }) => id === 'renewal')?.body[0]).toEqual({
        type: 'fact',
        text: keyFact('renewal').text,
      });
    });

    it('press releases are filtered by year, newest first, and the home page has eight partners', async () => {
      const of2025 = await provider.website.call('pressReleases', { query: { year: 2025 } });
      expect(of2025.items.map(({ publishedOn }) => publishedOn)).toEqual([
        '2025-12-02',
        '2025-09-16',
        '2025-05-20',
        '2025-03-04',
      ]);
      expect((await provider.website.call('homePartners')).total).toBe(8);
    });
  });
});
