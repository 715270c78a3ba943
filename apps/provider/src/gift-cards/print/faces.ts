import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);

/** The subsets of Nunito Sans. Latin is first, because most texts need no other. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;
export type Subset = (typeof subsets)[number];
export const weights = [300, 400, 600] as const;
export type Weight = (typeof weights)[number];

const fontFaces = new Map<string, Buffer>();

/**
 * A font for embedding in a PDF, cached. From WOFF, because the tables of WOFF2 are transformed and cannot be
 * embedded.
 */
export function faceFile(subset: Subset, weight: Weight): Buffer {
  const name = `nunito-sans-${subset}-${weight}-normal.woff`;
  let face = fontFaces.get(name);
  if (!face) {
    face = fontOfWoff(readFileSync(require.resolve(`@fontsource/nunito-sans/files/${name}`)));
    fontFaces.set(name, face);
  }
  return face;
}

type Range = [first: number, last: number];
let rangesBySubset: Map<Subset, Range[]> | undefined;

function ranges(): Map<Subset, Range[]> {
  if (rangesBySubset) return rangesBySubset;
  const text = readFileSync(require.resolve('@fontsource/nunito-sans/unicode.json'), 'utf8');
  const bySubset = JSON.parse(text) as Record<Subset, string>;
  rangesBySubset = new Map(subsets.map((subset) => [subset, bySubset[subset].split(',').map(rangeOf)]));
  return rangesBySubset;
}

/** "U+0460-052F", "U+20B4" */
function rangeOf(text: string): Range {
  const [first = '', last = first] = text.slice(2).split('-');
  return [parseInt(first, 16), parseInt(last, 16)];
}

function subsetOf(character: string): Subset | undefined {
  const point = character.codePointAt(0) ?? 0;
  return subsets.find((subset) =>
    ranges()
      .get(subset)
      ?.some(([first, last]) => point >= first && point <= last),
  );
}

/** The last three are joiners and modifiers of emoji. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu;

/** Signs that Unicode counts as emoji and that are text here. */
const PRESERVED = /[©®™#*0-9]/;

/**
 * The text without emoji, which no font of ours has.
 *
 * @returns undefined when no font of ours supports its script
 */
export function printableText(text: string): string | undefined {
  const plainText = text.normalize('NFC').replaceAll(PICTOGRAPHS, (sign) => (PRESERVED.test(sign) ? sign : ''));
  return Array.from(plainText).every((character) => character === '\n' || subsetOf(character)) ? plainText : undefined;
}

/** Splits text into runs that one font subset each can set. */
export function runsOf(text: string): { subset: Subset; text: string }[] {
  const runs: { subset: Subset; text: string }[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const subset = last && /\s/.test(character) ? last.subset : (subsetOf(character) ?? 'latin');
    if (last?.subset === subset) last.text += character;
    else runs.push({ subset, text: character });
  }
  return runs;
}
