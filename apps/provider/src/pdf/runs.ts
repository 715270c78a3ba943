import createBidi from 'bidi-js';
import { isVisible, type DocumentFaces, type Face, type Region, type Weight } from './faces.ts';

const bidi = createBidi();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What the library writes from right to left by itself. */
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** Scripts whose shapes have another order, or other parts, than their letters. */
const RESHAPED = /[\p{Script=Devanagari}\p{Script=Thai}]/u;
/** Stands for a character that no font has. */
const REPLACEMENT = '\uFFFD';

export type Direction = 'ltr' | 'rtl';

/** Text of one line that one face can set, from left to right. */
export interface Run {
  face: Face;
  text: string;
}

export interface SetLine {
  /** In the order in which they are drawn, from left to right. */
  runs: Run[];
  /**
   * Whether whoever copies the text must be told what it is. Not for text from right to left, whose order programs restore
   * themselves from that of the glyphs, and would do so twice.
   */
  needsActualText: boolean;
}

interface Piece {
  face: Face;
  level: number;
  clusters: string[];
}

/** The direction of a paragraph: that of its first letter (UAX #9, P2 and P3). */
export function directionOf(paragraph: string): Direction {
  const { paragraphs } = bidi.getEmbeddingLevels(paragraph, 'auto');
  return (paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

/**
 * Chooses the face of each character of a line, and orders them for drawing (UAX #9).
 *
 * @param faces notes the code points that no font has; each is drawn as a replacement character
 */
export function setLine(
  line: string,
  { direction, weight, region }: { direction: Direction; weight: Weight; region: Region },
  faces: DocumentFaces,
): SetLine {
  const text = withThaiMarks(line);
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const replace = (character: string) => {
    faces.missing.add(character.codePointAt(0) ?? 0);
    isReplaced = true;
    return REPLACEMENT;
  };
  const pieces: Piece[] = [];
  let isReplaced = false;
  for (const { segment, index } of graphemes.segment(text)) {
    if (!Array.from(segment).some(isVisible)) continue;
    const level = levels[index] ?? 0;
    for (const [cluster, face] of facesOf(segment)) {
      const last = pieces.at(-1);
      if (last?.level === level && last.face === face) last.clusters.push(cluster);
      else pieces.push({ face, level, clusters: [cluster] });
    }
  }
  return {
    runs: inVisualOrder(pieces).map(({ face, level, clusters }) => ({ face, text: drawn(clusters, level) })),
    needsActualText: (isReplaced || RESHAPED.test(line)) && pieces.every(({ level }) => level === 0),
  };

  /** A cluster that no face has as a whole is set character by character. */
  function facesOf(cluster: string): [string, Face][] {
    const last = pieces.at(-1)?.face;
    const isSpace = /^\s$/u.test(cluster);
    if (isSpace && last?.font.hasGlyphForCodePoint(cluster.codePointAt(0) ?? 0)) return [[cluster, last]];
    const face = faces.faceOf(isSpace ? ' ' : cluster, region, weight);
    if (face) return [[isSpace ? ' ' : cluster, face]];
    const characters = Array.from(cluster).filter(isVisible);
    if (characters.length > 1) return characters.flatMap(facesOf);
    const replacement = faces.faceOf(REPLACEMENT, region, weight);
    if (!replacement) throw new Error('@myler/provider: no font has the replacement character.');
    return [[replace(cluster), replacement]];
  }
}

/** The ring of a sara am stands below a tone mark. The library leaves it above, in the order in which they are typed. */
const withThaiMarks = (text: string) => text.replaceAll(/([\u0E48-\u0E4B]+)\u0E33/g, '\u0E4D$1\u0E32');

/** Reverses, from the highest level to the lowest odd one, all neighbours of at least that level (UAX #9, L2). */
function inVisualOrder(pieces: readonly Piece[]): Piece[] {
  const ordered = [...pieces];
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = end;
    }
  }
  return ordered;
}

/** The text for the library, which reverses a run by itself when it has letters or digits of such a script. */
function drawn(clusters: readonly string[], level: number): string {
  const isBackwards = level % 2 === 1;
  const mirrored = isBackwards ? clusters.map((cluster) => bidi.getMirroredCharacter(cluster) ?? cluster) : clusters;
  return (isBackwards === RIGHT_TO_LEFT.test(clusters.join('')) ? mirrored : mirrored.toReversed()).join('');
}
