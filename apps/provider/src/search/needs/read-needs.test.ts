import { describe, expect, it } from 'vitest';
import { forEachRow } from '@myler/presets/rows';
import { parentsQuestions } from '../parents-questions.test-kit.ts';
import { alternativesTo } from './alternatives.ts';
import { readNeeds } from './read-needs.ts';
import { rewrite } from './rewrite.ts';
import { editDistance, safetyWordLike } from './words.ts';

const needsIn = (query: string) => readNeeds(query).needs.map(({ need }) => need);
const withoutNames = (query: string) =>
  needsIn(query)
    .map((need) => (need.kind === 'months' ? { ...need, name: undefined } : need))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

describe('what is read from a query', () => {
  it.each([
    ['7', []],
    [
      'two and seven, half term october',
      [
        { kind: 'ages', ages: [2, 7] },
        { kind: 'months', months: [10], name: 'October half-term' },
      ],
    ],
    ['six months', [{ kind: 'ages', ages: [0] }]],
    ['ages 4 to 11', [{ kind: 'ages', ages: [4, 11] }]],
    ['2 kids aged 3 and 5', [{ kind: 'ages', ages: [3, 5] }]],
    ['twins aged 3', [{ kind: 'ages', ages: [3, 3] }]],
    ['five hundred a night', [{ kind: 'price', most: 500, currency: 'GBP' }]],
    ['£1,200 a night', [{ kind: 'price', most: 1200, currency: 'GBP' }]],
    ['half an hour from the airport', [{ kind: 'transfer', most: 30 }]],
    ['flight up to two and a half hours', []],
    ['2.5 hour flight', [{ kind: 'flight', most: 150 }]],
    ['an hour and a half transfer', [{ kind: 'transfer', most: 90 }]],
    ['direct flight under 3h30', [{ kind: 'direct' }, { kind: 'flight', most: 210 }]],
    ['two weeks in August 2027', [{ kind: 'months', months: [8] }]],
    ['July or August', [{ kind: 'months', months: [7, 8] }]],
    ['Maroc', [{ kind: 'country', codes: ['MA'] }]],
    ['Spain or Portugal', [{ kind: 'country', codes: ['ES', 'PT'] }]],
    ['an island', [{ kind: 'theme', theme: 'island' }]],
    ['connecting flight', []],
    ['ski lift', []],
    ['wild dogs', []],
    ['baby monitor', []],
    ['quiet, no kids club', [{ kind: 'lacks', what: 'club' }]],
    [
      'without a pool in Italy',
      [
        { kind: 'lacks', what: 'pool' },
        { kind: 'country', codes: ['IT'] },
      ],
    ],
    ['a pool and a baby gate', [{ kind: 'pool', which: [] }]],
    ['pool in Italy with a fence', [{ kind: 'country', codes: ['IT'] }]],
    ['baby 8 months', [{ kind: 'ages', ages: [0] }]],
    ['a baby of 8 months and a toddler aged 2', [{ kind: 'ages', ages: [0, 2] }]],
    ['8 month old baby, 3 year old toddler', [{ kind: 'ages', ages: [0, 3] }]],
    ['2 year old, baby 6 months', [{ kind: 'ages', ages: [2, 0] }]],
    ['a 5 year old, baby', [{ kind: 'ages', ages: [5, 0] }]],
    ['baby, 5 years', [{ kind: 'ages', ages: [0, 5] }]],
    ['toddler 2 years, teenager 14 years', [{ kind: 'ages', ages: [2, 14] }]],
    ['anywhere but not France', []],
    [
      'no steps, no nuts',
      [
        { kind: 'access', level: 'step-free' },
        { kind: 'allergy', allergen: 'nuts' },
      ],
    ],
    ['is the pool heated', [{ kind: 'pool', which: ['heated'] }]],
  ])('“%s”: %j', (query, needs) => {
    expect(needsIn(query)).toEqual(needs);
  });

  it('names what it cannot check', () => {
    expect(readNeeds('quiet, no beach').unreadable).toEqual(['no beach']);
    expect(readNeeds('not in africa').unreadable).toEqual(['not in africa']);
    expect(readNeeds('not by the sea in italy').unreadable).toEqual(['not by the sea']);
    expect(readNeeds('no mosquitoes').unreadable).toEqual(['no mosquitoes']);
    expect(readNeeds('swimming pool fence').unreadable).toEqual(['swimming pool fence']);
    expect(readNeeds('heated pool with a fence').unreadable).toEqual(['heated pool with a fence']);
    expect(readNeeds('blackout blind').unreadable).toEqual([]);
    expect(readNeeds('italy, no mosquitoes').unreadable).toEqual(['no mosquitoes']);
    expect(readNeeds('£3000 for a week').unreadable).toEqual(['£3000 for a week']);
    expect(readNeeds('kids under 5').unreadable).toEqual(['kids under 5']);
    expect(readNeeds('kiwi allergy').unreadable).toEqual(['kiwi allergy']);
  });

  it('leaves words for the texts, as they were typed', () => {
    const { left } = readNeeds('Riad with seven doors, a swim-up bar and a hearing loop');
    expect(left.map(({ word, isExact }) => [word, isExact])).toEqual([
      ['riad', false],
      ['seven', false],
      ['doors', false],
      ['swim up bar', false],
      ['hearing loop', true],
    ]);
  });

  it('reads a query of a thousand signs without delay', () => {
    expect(() => readNeeds('2 and '.repeat(20))).not.toThrow();
    expect(() => readNeeds('((( )))—½ ⅷ ⒂ % & £ $')).not.toThrow();
  });
});

describe('the queries of chips', () => {
  const found = Object.keys(parentsQuestions).flatMap((query) => {
    const { needs } = readNeeds(query);
    return needs.map((each, index) => ({ query, ...each, others: needs.toSpliced(index, 1).map(({ need }) => need) }));
  });

  it('each query without one of its needs is read as all but that', () =>
    forEachRow(found, ({ query, spans, others }) => {
      const sorted = others.map((need) => (need.kind === 'months' ? { ...need, name: undefined } : need));
      expect(withoutNames(rewrite(query, spans))).toEqual(
        sorted.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
      );
    }));

  it('each query with other words for one of its needs is read so', () =>
    forEachRow(
      found.flatMap(({ need, ...rest }) => alternativesTo(need).map((other) => ({ ...rest, other }))),
      ({ query, spans, others, other }) => {
        const wanted = [...others, other.need].map((need) =>
          need.kind === 'months' ? { ...need, name: undefined } : need,
        );
        expect(withoutNames(rewrite(query, spans, other.words))).toEqual(
          wanted.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)),
        );
      },
    ));
});

describe('typing errors', () => {
  it.each([
    ['refnd', 'refund', 1],
    ['wheelchiar', 'wheelchair', 1],
    ['seychels', 'seychelles', 2],
    ['cat', 'dog', 3],
  ])('%s is %s with a distance of %i', (typed, word, distance) => {
    expect(editDistance(typed, word)).toBe(distance);
  });

  it('of words of safety are recognised, and offered as what they may be', () => {
    expect(safetyWordLike('wheelchiar')).toBe('wheelchair');
    expect(safetyWordLike('alergy')).toBe('allergy');
    expect(safetyWordLike('wheels')).toBeUndefined();
  });
});
