import { expect, it } from 'vitest';
import { namesByScript } from '../testing/names-by-script.ts';
import { facesOfDocument, regionOf, type DocumentFaces } from './faces.ts';
import { directionOf, setLine } from './runs.ts';

const set = (line: string, faces: DocumentFaces = facesOfDocument(), countryCode?: string) =>
  setLine(line, { direction: directionOf(line), weight: 400, region: regionOf(line, countryCode) }, faces);
/** What the library is given, from left to right, in the parts that one face sets. */
const drawn = (line: string) =>
  set(line).runs.map(({ text, face }) => [text, face.name.replace(/-(latin|\d+|400|normal)/g, '')]);

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
  const faces = facesOfDocument();
  for (const { name, company, face } of namesByScript)
    for (const line of [name, company]) {
      const { runs } = set(line, faces);
      expect(runs.map((run) => run.face.font.postscriptName).join(' '), line).toContain(face);
    }
  expect(faces.missing).toEqual(new Set());
});

it('knows a Japanese name without a Japanese letter by its country', () => {
  const faceIn = (countryCode: string) => set('高橋', facesOfDocument(), countryCode).runs[0]?.face.name;
  expect([faceIn('JP'), faceIn('CN'), faceIn('KR')].map((name) => name?.slice(0, 12))).toEqual([
    'noto-sans-jp',
    'noto-sans-sc',
    'noto-sans-kr',
  ]);
});
