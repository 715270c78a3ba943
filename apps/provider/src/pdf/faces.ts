import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { fontOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);

export const weights = [300, 400, 600] as const;
export type Weight = (typeof weights)[number];

/** A package `@fontsource/…`: one typeface, in files that have a part of its characters each. */
type Family =
  | 'nunito-sans'
  | 'noto-sans'
  | 'noto-sans-arabic'
  | 'noto-sans-hebrew'
  | 'noto-sans-thai'
  | 'noto-sans-sc'
  | 'noto-sans-jp'
  | 'noto-sans-kr'
  | 'noto-emoji';

/** Our own face first. Noto Sans has Greek and Devanagari, and what ours lacks of Latin and Cyrillic. */
const alphabets: readonly Family[] = [
  'nunito-sans',
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
];

/** A character that Chinese, Japanese and Korean share is drawn differently in each. */
const ideographs = {
  CN: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
  JP: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  KR: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'],
} as const satisfies Record<string, readonly Family[]>;

/** One file of a family. */
export interface Face {
  name: string;
  /** As TrueType, for embedding. */
  file: Buffer;
  font: Font;
}

/**
 * The families in which to look for the characters of a text, best first.
 *
 * @param countryCode of whom the text names: a Japanese name may have no character that is only Japanese
 */
export function familiesFor(text: string, countryCode?: string): readonly Family[] {
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || countryCode === 'JP';
  const isKorean = /\p{Script=Hangul}/u.test(text) || countryCode === 'KR';
  return [...alphabets, ...ideographs[isKorean ? 'KR' : isJapanese ? 'JP' : 'CN'], 'noto-emoji'];
}

/** Code points that have no shape of their own, as joiners and variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a font must have a glyph for a character. */
export const isVisible = (character: string): boolean => !INVISIBLE.test(character);

/** The first face that has all visible characters of a cluster, which has at least one. */
export function faceOf(cluster: string, families: readonly Family[], weight: Weight): Face | undefined {
  const points = Array.from(cluster)
    .filter(isVisible)
    .map((character) => character.codePointAt(0) ?? 0);
  for (const family of families) {
    for (const [subset, ranges] of subsetsOf(family)) {
      if (!points.every((point) => isIn(ranges, point))) continue;
      // A range also lists characters that the font lacks.
      const face = loadFace(family, subset, weight);
      if (points.every((point) => face.font.hasGlyphForCodePoint(point))) return face;
    }
  }
  return undefined;
}

/** Enough for a document in several scripts. Chinese alone has a hundred files. */
const MAX_FACES = 48;
const faces = new Map<string, Face>();

/** From WOFF, because the tables of WOFF2 are transformed and cannot be embedded. All but ours have one weight. */
function loadFace(family: Family, subset: string, weight: Weight): Face {
  const name = `${family}-${subset}-${family === 'nunito-sans' ? weight : 400}-normal`;
  let face = faces.get(name);
  if (!face) {
    const file = fontOfWoff(readFileSync(require.resolve(`@fontsource/${family}/files/${name}.woff`)));
    // A file of one font, and not a collection.
    face = { name, file, font: create(file) as Font };
    const [oldest] = faces.keys();
    if (oldest !== undefined && faces.size >= MAX_FACES) faces.delete(oldest);
    faces.set(name, face);
  }
  return face;
}

type Range = [first: number, last: number];
const subsetsByFamily = new Map<Family, [subset: string, ranges: Range[]][]>();

/** The ranges of each file of a family. Latin is first, because most texts need no other. */
function subsetsOf(family: Family): [string, Range[]][] {
  let subsets = subsetsByFamily.get(family);
  if (!subsets) {
    const text = readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8');
    subsets = Object.entries(JSON.parse(text) as Record<string, string>)
      .map(([subset, ranges]): [string, Range[]] => [subset.replace(/[[\]]/g, ''), ranges.split(',').map(rangeOf)])
      .toSorted(([one], [other]) => Number(other === 'latin') - Number(one === 'latin'));
    subsetsByFamily.set(family, subsets);
  }
  return subsets;
}

/** "U+0460-052F", "U+20B4" */
function rangeOf(text: string): Range {
  const [first = '', last = first] = text.slice(2).split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

const isIn = (ranges: readonly Range[], point: number): boolean =>
  ranges.some(([first, last]) => point >= first && point <= last);
