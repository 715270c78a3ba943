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

/** A character that Chinese, Japanese and Korean share is drawn differently in each. A family has a hundred files. */
const ideographs = {
  CN: ['noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr'],
  JP: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  KR: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc'],
} as const satisfies Record<string, readonly Family[]>;

/** Whose ideographs a text has. */
export type Region = keyof typeof ideographs;

/** One file of a family. */
export interface Face {
  name: string;
  /** As TrueType, for embedding. */
  file: Buffer;
  font: Font;
}

/** @param countryCode of whom the text names: a Japanese name may have no character that is only Japanese */
export function regionOf(text: string, countryCode?: string): Region {
  if (/\p{Script=Hangul}/u.test(text) || countryCode === 'KR') return 'KR';
  return /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || countryCode === 'JP' ? 'JP' : 'CN';
}

/** Code points that have no shape of their own, as joiners and variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/** Whether a font must have a glyph for a character. */
export const isVisible = (character: string): boolean => !INVISIBLE.test(character);

/** The faces of one document. */
export interface DocumentFaces {
  /** The first face that has all visible characters of a cluster, which has at least one. */
  faceOf: (cluster: string, region: Region, weight: Weight) => Face | undefined;
  /** The code points that are drawn as a replacement. */
  missing: Set<number>;
}

/** How many files a document may need besides those of alphabets. Three hundred characters of Chinese prose need up to 42. */
export const MAX_FILES = 48;

/**
 * A stranger's text chooses what is looked for and opened. So a document looks for each cluster once and opens each file once,
 * and a character that would need one more than `MAX_FILES` is drawn as one that no font has.
 */
export function facesOfDocument(): DocumentFaces {
  const found = new Map<string, Face | undefined>();
  const files = new Map<string, Face>();
  return {
    missing: new Set(),
    faceOf(cluster, region, weight) {
      const key = `${region} ${weight} ${cluster}`;
      if (!found.has(key)) found.set(key, find(cluster, region, weight));
      return found.get(key);
    },
  };

  function find(cluster: string, region: Region, weight: Weight): Face | undefined {
    const points = Array.from(cluster)
      .filter(isVisible)
      .map((character) => character.codePointAt(0) ?? 0);
    for (const family of [...alphabets, ...ideographs[region], 'noto-emoji'] as const)
      for (const name of filesWith(points, family, weight)) {
        const face = open(family, name);
        // A range also lists characters that the font lacks.
        if (face && points.every((point) => face.font.hasGlyphForCodePoint(point))) return face;
      }
    return undefined;
  }

  /** Alphabets are not counted: they have few files, and the words of the sheet itself are in them. */
  function open(family: Family, name: string): Face | undefined {
    if (alphabets.includes(family)) return faceIn(family, name);
    const face = files.get(name) ?? (files.size < MAX_FILES ? faceIn(family, name) : undefined);
    if (face) files.set(name, face);
    return face;
  }
}

/** Of all documents, those that were used last: the 36 of alphabets, and what one document needs besides. */
const MAX_KEPT = 36 + MAX_FILES;
const kept = new Map<string, Face>();

/** From WOFF, because the tables of WOFF2 are transformed and cannot be embedded. */
function faceIn(family: Family, name: string): Face {
  let face = kept.get(name);
  if (!face) {
    const file = fontOfWoff(readFileSync(require.resolve(`@fontsource/${family}/files/${name}.woff`)));
    // A file of one font, and not a collection.
    face = { name, file, font: create(file) as Font };
  }
  kept.delete(name);
  kept.set(name, face);
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > MAX_KEPT) kept.delete(oldest);
  return face;
}

const subsetsByFamily = new Map<Family, Map<number, string[]>>();

/** The files of a family whose ranges have all code points. Latin is first, because most texts need no other. */
function filesWith(points: readonly number[], family: Family, weight: Weight): string[] {
  let subsets = subsetsByFamily.get(family);
  if (!subsets) {
    const text = readFileSync(require.resolve(`@fontsource/${family}/unicode.json`), 'utf8');
    subsets = subsetsByPoint(JSON.parse(text) as Record<string, string>);
    subsetsByFamily.set(family, subsets);
  }
  const [first = 0, ...others] = points;
  return (
    (subsets.get(first) ?? [])
      .filter((subset) => others.every((point) => subsets.get(point)?.includes(subset)))
      // All but ours have one weight.
      .map((subset) => `${family}-${subset}-${family === 'nunito-sans' ? weight : 400}-normal`)
  );
}

function subsetsByPoint(rangesOf: Record<string, string>): Map<number, string[]> {
  const subsets = new Map<number, string[]>();
  const latinFirst = Object.entries(rangesOf).toSorted(
    ([one], [other]) => Number(other === 'latin') - Number(one === 'latin'),
  );
  for (const [subset, ranges] of latinFirst)
    for (const [first, last] of ranges.split(',').map(rangeOf))
      for (let point = first; point <= last; point++)
        subsets.set(point, [...(subsets.get(point) ?? []), subset.replace(/[[\]]/g, '')]);
  return subsets;
}

/** "U+0460-052F", "U+20B4" */
function rangeOf(text: string): [first: number, last: number] {
  const [first = '', last = first] = text.slice(2).split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}
