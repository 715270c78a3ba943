import { describe, expect, it } from 'vitest';
import type { Myler } from '@myler/api-client/contract';
import { mylersAddress, filterMylers, readMylerQuery, type MylerQuery } from './myler-query.ts';
import { matchMylers } from './match-mylers.ts';

const somebody = (changes: Partial<Myler>): Myler => ({
  id: 'ada',
  name: 'Ada Brook',
  city: 'London',
  languages: ['English'],
  specialisms: ['babies'],
  line: '',
  childrensAges: { from: 0, to: 4 },
  introduction: '',
  hotels: [],
  monogram: 'AB',
  ...changes,
});
const ada = somebody({});
const luc = somebody({
  id: 'luc',
  name: 'Luc Morel',
  city: 'Paris',
  languages: ['French', 'English'],
  specialisms: ['trains', 'teenagers'],
  childrensAges: { from: 12, to: 17 },
});
const nora = somebody({
  id: 'nora',
  name: 'Nora Lund',
  city: 'Paris',
  specialisms: ['trains'],
  childrensAges: { from: 5, to: 11 },
});
const all = [ada, luc, nora];
const asking = (changes: Partial<MylerQuery>): MylerQuery => ({
  match: true,
  city: '',
  language: '',
  specialism: '',
  ages: [],
  ...changes,
});
const ranked = (changes: Partial<MylerQuery>) =>
  matchMylers(all, asking(changes)).map(({ myler, score }) => [myler.id, score]);

describe('a match', () => {
  it('gives 100 to a Myler who fits all four answers', () => {
    expect(ranked({ specialism: 'trains', ages: [13, 15], language: 'French', city: 'Paris' })[0]).toEqual([
      'luc',
      100,
    ]);
  });

  it(
    'weighs the kind of journey most, then ages, then language, then the city',
    { tags: ['promise:match-weights'] },
    () => {
      expect(ranked({ specialism: 'trains', ages: [2] })).toEqual([
        ['luc', 40],
        ['nora', 40],
        ['ada', 30],
      ]);
      expect(ranked({ language: 'French', city: 'London' })).toEqual([
        ['luc', 20],
        ['ada', 10],
      ]);
    },
  );

  it('accepts an age up to two years outside the ages that a Myler knows', () => {
    expect(ranked({ ages: [12] })).toEqual([
      ['luc', 30],
      ['nora', 20],
    ]);
    expect(ranked({ ages: [14] })).toEqual([['luc', 30]]);
  });

  it('gives each child the same weight', () => {
    expect(ranked({ ages: [3, 13] })).toEqual([
      ['ada', 15],
      ['luc', 15],
      ['nora', 10],
    ]);
  });

  it('says what fits and what does not', () => {
    const [first, second] = matchMylers(all, asking({ specialism: 'trains', ages: [13, 7], language: 'French' }));
    expect(first?.reason).toBe('Plans by train, knows children from 12 to 17, which leaves out 7 and speaks French.');
    expect(second?.reason).toBe(
      'Plans by train and knows children from 5 to 11, which leaves out 13; you would talk in English.',
    );
  });

  it('leaves out a Myler who fits no answer', () => {
    expect(ranked({ city: 'Lyon' })).toEqual([]);
  });
});

describe('the directory’s address', () => {
  it('is read without its invalid parts, and written in one form', () => {
    const query = readMylerQuery({
      ages: '2 and 7, 40',
      specialism: 'yachts',
      city: ' Paris ',
      match: '1',
    });
    expect(query).toEqual({ match: true, city: 'Paris', language: '', specialism: '', ages: [2, 7] });
    expect(mylersAddress(query)).toBe('/myler-directory?ages=2,7&city=Paris&match=1');
    expect(readMylerQuery({ ages: 7, match: 1 })).toMatchObject({ ages: [7], match: true });
    expect(mylersAddress(readMylerQuery({ city: ['x'] }))).toBe('/myler-directory');
  });

  it('filters by all its parameters', () => {
    const ids = (changes: Partial<MylerQuery>) => filterMylers(all, asking(changes)).map(({ id }) => id);
    expect(ids({})).toEqual(['ada', 'luc', 'nora']);
    expect(ids({ city: 'Paris' })).toEqual(['luc', 'nora']);
    expect(ids({ city: 'Paris', ages: [6, 10] })).toEqual(['nora']);
    expect(ids({ language: 'French', specialism: 'babies' })).toEqual([]);
  });
});
