import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fontOfWoff } from './woff.ts';

const require = createRequire(import.meta.url);

/** Nunito Sans comes in parts, each with the letters of some languages. Latin first: most text needs no other. */
const subsets = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'] as const;
export type Subset = (typeof subsets)[number];
export const weights = [300, 400, 600] as const;
export type Weight = (typeof weights)[number];

const faces = new Map<string, Buffer>();

/** A font that a PDF can embed, read once. From WOFF, since the tables of WOFF2 cannot be embedded as they are. */
export function faceFile(subset: Subset, weight: Weight): Buffer {
  const name = `nunito-sans-${subset}-${weight}-normal.woff`;
  let face = faces.get(name);
  if (!face) {
    face = fontOfWoff(readFileSync(require.resolve(`@fontsource/nunito-sans/files/${name}`)));
    faces.set(name, face);
  }
  return face;
}

type Range = [first: number, last: number];
let known: Map<Subset, Range[]> | undefined;

function ranges(): Map<Subset, Range[]> {
  if (known) return known;
  const text = readFileSync(require.resolve('@fontsource/nunito-sans/unicode.json'), 'utf8');
  const bySubset = JSON.parse(text) as Record<Subset, string>;
  known = new Map(subsets.map((subset) => [subset, bySubset[subset].split(',').map(rangeOf)]));
  return known;
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

/** The last three join pictures together, and colour them. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|\u20E3/gu;

/** Signs that count as pictures and are letters to us. */
const KEPT = /[©®™#*0-9]/;

/**
 * Words as the print can set them: little pictures are left out, since no face of ours has them.
 *
 * @returns undefined when they are in a script that we have no face for
 */
export function settable(text: string): string | undefined {
  const plain = text.normalize('NFC').replaceAll(PICTOGRAPHS, (sign) => (KEPT.test(sign) ? sign : ''));
  return Array.from(plain).every((character) => character === '\n' || subsetOf(character)) ? plain : undefined;
}

/** Text in pieces that one face each can set. */
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
