import { expect, it } from 'vitest';
import { namesByScript } from '../testing/names-by-script.ts';
import { directionOf, setLine } from './runs.ts';

const missing = new Set<number>();
/** What the library is given, from left to right, in the parts that one face sets. */
const drawn = (line: string) =>
  setLine(line, { direction: directionOf(line), weight: 400 }, missing).runs.map(({ text, face }) => [
    text,
    face.name.replace(/-(latin|\d+|400|normal)/g, ''),
  ]);

it.each([
  ['a Latin name in one part', 'Amara Okoye', [['Amara Okoye', 'nunito-sans']]],
  // The library reverses Arabic and Hebrew by itself.
  [
    'digits and Latin words of an Arabic line from left to right, and brackets the other way round',
    'شركة (أ) Ltd 24',
    [
      ['Ltd 24', 'nunito-sans'],
      [' (', 'nunito-sans'],
      ['أ', 'noto-sans-arabic-arabic'],
      [')', 'nunito-sans'],
      ['شركة ', 'noto-sans-arabic-arabic'],
    ],
  ],
  [
    'Arabic digits from left to right, though the library would reverse them',
    '١٢٣',
    [['٣٢١', 'noto-sans-arabic-arabic']],
  ],
  ['the ring of a Thai vowel below its tone', 'น้ำ', [['นํ้า', 'noto-sans-thai-thai']]],
  [
    'an emoji with its modifier',
    'A👍',
    [
      ['A', 'nunito-sans'],
      ['👍', 'noto-emoji'],
    ],
  ],
  ['no mark of direction', '\u2068Amara\u2069', [['Amara', 'nunito-sans']]],
  ['a replacement for a character that no font has', '𞤀', [['\uFFFD', 'noto-sans']]],
])('sets %s', (_, line, runs) => {
  expect(drawn(line)).toEqual(runs);
});

it('sets names and companies of each script in its own face, and lacks no character', () => {
  const lacking = new Set<number>();
  for (const { name, company, face } of namesByScript)
    for (const line of [name, company]) {
      const { runs } = setLine(line, { direction: directionOf(line), weight: 400 }, lacking);
      expect(runs.map((run) => run.face.font.postscriptName).join(' '), line).toContain(face);
    }
  expect(lacking).toEqual(new Set());
});

it('knows a Japanese name without a Japanese letter by its country', () => {
  const faceIn = (countryCode: string) =>
    setLine('高橋', { direction: 'ltr', weight: 400, countryCode }, missing).runs[0]?.face.name;
  expect([faceIn('JP'), faceIn('CN'), faceIn('KR')].map((name) => name?.slice(0, 12))).toEqual([
    'noto-sans-jp',
    'noto-sans-sc',
    'noto-sans-kr',
  ]);
});
