import { describe, expect, it } from 'vitest';
import type { Myler } from '@myler/api-client/contract';
import { directoryAddress, narrow, readDirectoryQuery, type DirectoryQuery } from './directory-query.ts';
import { matchMylers } from './match.ts';

const somebody = (changes: Partial<Myler>): Myler => ({
  id: 'ada',
  name: 'Ada Brook',
  city: 'London',
  languages: ['English'],
  specialisms: ['babies'],
  line: '',
  childrensAges: { from: 0, to: 4 },
  introduction: '',
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
const asking = (changes: Partial<DirectoryQuery>): DirectoryQuery => ({
  match: true,
  city: '',
  language: '',
  specialism: '',
  ages: [],
  ...changes,
});
const ranked = (changes: Partial<DirectoryQuery>) =>
  matchMylers(all, asking(changes)).map(({ myler, score }) => [myler.id, score]);

describe('a match', () => {
  it('gives everything to whoever answers all four questions', () => {
    expect(ranked({ specialism: 'trains', ages: [13, 15], language: 'French', city: 'Paris' })[0]).toEqual([
      'luc',
      100,
    ]);
  });

  it('weighs the kind of journey most, then ages, then language, then the city', () => {
    expect(ranked({ specialism: 'trains', ages: [2] })).toEqual([
      ['luc', 40],
      ['nora', 40],
      ['ada', 30],
    ]);
    expect(ranked({ language: 'French', city: 'London' })).toEqual([
      ['luc', 20],
      ['ada', 10],
    ]);
  });

  it('forgives an age a year or two outside what somebody knows, and not three', () => {
    expect(ranked({ ages: [12] })).toEqual([
      ['luc', 30],
      ['nora', 20],
    ]);
    expect(ranked({ ages: [14] })).toEqual([['luc', 30]]);
  });

  it('counts each child alike', () => {
    expect(ranked({ ages: [3, 13] })).toEqual([
      ['ada', 15],
      ['luc', 15],
      ['nora', 10],
    ]);
  });

  it('says why, and what does not fit', () => {
    const [first, second] = matchMylers(all, asking({ specialism: 'trains', ages: [13, 7], language: 'French' }));
    expect(first?.reason).toBe('Plans by train, knows children from 12 to 17, which leaves out 7 and speaks French.');
    expect(second?.reason).toBe(
      'Plans by train and knows children from 5 to 11, which leaves out 13; you would talk in English.',
    );
  });

  it('leaves out whoever answers to nothing', () => {
    expect(ranked({ city: 'Lyon' })).toEqual([]);
  });
});

describe('the directory’s address', () => {
  it('is read forgivingly and written one way', () => {
    const query = readDirectoryQuery({
      ages: '2 and 7, 40',
      specialism: 'yachts',
      city: ' Paris ',
      match: '1',
    });
    expect(query).toEqual({ match: true, city: 'Paris', language: '', specialism: '', ages: [2, 7] });
    expect(directoryAddress(query)).toBe('/myler-directory?ages=2,7&city=Paris&match=1');
    expect(readDirectoryQuery({ ages: 7, match: 1 })).toMatchObject({ ages: [7], match: true });
    expect(directoryAddress(readDirectoryQuery({ city: ['x'] }))).toBe('/myler-directory');
  });

  it('narrows by everything that it asks', () => {
    const ids = (changes: Partial<DirectoryQuery>) => narrow(all, asking(changes)).map(({ id }) => id);
    expect(ids({})).toEqual(['ada', 'luc', 'nora']);
    expect(ids({ city: 'Paris' })).toEqual(['luc', 'nora']);
    expect(ids({ city: 'Paris', ages: [6, 10] })).toEqual(['nora']);
    expect(ids({ language: 'French', specialism: 'babies' })).toEqual([]);
  });
});
