import LineBreaker from 'linebreak';
import { regionOf, type Weight } from './faces.ts';
import { directionOf, setLine, type Direction, type SetLine } from './runs.ts';
import { currentFont, facesIn, useFace, type Sheet } from './sheet.ts';

const words = new Intl.Segmenter('en', { granularity: 'word' });
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The height above the baseline, in parts of the size: that of Nunito Sans, for all faces, so that they share a baseline. */
const ASCENT = 1.011;

export interface TextStyle {
  size: number;
  weight: Weight;
  colour: string;
  /** `start` is the right for a paragraph that is written from right to left. */
  align?: 'left' | 'center' | 'start';
  /** Between letters, in points. Only for words of ours: it would part the letters of some scripts. */
  spacing?: number;
  /** Between lines, in points. */
  leading?: number;
  /** Of whom the text names: `regionOf`. */
  countryCode?: string;
}

interface Line {
  text: string;
  direction: Direction;
}

/** How one text is set and measured. */
interface Setter {
  set: (line: Line) => SetLine;
  widthOf: (line: Line) => number;
}

/**
 * Sets text of any script in lines.
 *
 * @returns the vertical position of its end
 */
export function drawText(
  sheet: Sheet,
  text: string,
  box: { x: number; y: number; width: number },
  style: TextStyle,
): number {
  const { size, colour, align = 'left', leading = size * 0.4 } = style;
  sheet.fillColor(colour).fontSize(size);
  const setter = setterFor(sheet, text, style);
  let { y } = box;
  for (const line of allLinesOf(text, box.width, setter)) {
    const isAtEnd = align === 'start' && line.direction === 'rtl';
    const rest = box.width - setter.widthOf(line);
    const indent = align === 'center' ? rest / 2 : isAtEnd ? rest : 0;
    drawLine(sheet, line.text, setter.set(line), { x: box.x + indent, y: y + size * ASCENT }, style);
    y += size + leading;
  }
  return y;
}

/** The height that `drawText` needs, in points. */
export function heightOf(sheet: Sheet, text: string, width: number, style: TextStyle): number {
  const { size, leading = size * 0.4 } = style;
  sheet.fontSize(size);
  return allLinesOf(text, width, setterFor(sheet, text, style)).length * (size + leading);
}

const allLinesOf = (text: string, width: number, setter: Setter): Line[] =>
  text
    .normalize('NFC')
    .split(/\r?\n/)
    .flatMap((paragraph) => linesOf(paragraph, width, setter));

/** Remembers widths, because a text without spaces is measured character by character. */
function setterFor(sheet: Sheet, text: string, style: TextStyle): Setter {
  const { weight, countryCode } = style;
  const region = regionOf(text, countryCode);
  const set = ({ text, direction }: Line) => setLine(text, { direction, weight, region }, facesIn(sheet));
  const widths = new Map<string, number>();
  return {
    set,
    widthOf(line) {
      const key = `${line.direction} ${line.text}`;
      const width = widths.get(key) ?? widthOf(sheet, set(line), style);
      widths.set(key, width);
      return width;
    },
  };
}

/**
 * Breaks text where Unicode lets a line break (UAX #14). What is longer than a line is broken between words, which Thai
 * does not part by spaces, and a word that is longer between characters.
 */
function linesOf(paragraph: string, width: number, { widthOf }: Setter): Line[] {
  const direction = directionOf(paragraph);
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const part of piecesOf(paragraph).flatMap(fitting)) {
    const length = measure(part);
    if (current && used + measure(part.trimEnd()) > width) {
      lines.push(current);
      [current, used] = ['', 0];
    }
    current += part;
    used += length;
  }
  return [...lines, current].map((text) => ({ text: text.trimEnd(), direction }));

  function measure(text: string): number {
    return widthOf({ text, direction });
  }
  function fitting(piece: string): string[] {
    if (measure(piece.trimEnd()) <= width) return [piece];
    return segmentsOf(words, piece).flatMap((word) => (measure(word) <= width ? [word] : segmentsOf(graphemes, word)));
  }
}

function piecesOf(paragraph: string): string[] {
  const breaker = new LineBreaker(paragraph);
  const pieces: string[] = [];
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    pieces.push(paragraph.slice(start, next.position));
    start = next.position;
  }
  return pieces;
}

const segmentsOf = (segmenter: Intl.Segmenter, text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** With `features`, even none, the library shapes a run as a whole. Otherwise it places word after word from left to right. */
const optionsOf = ({ spacing = 0 }: TextStyle) => ({ lineBreak: false, characterSpacing: spacing, features: [] });

function widthOf(sheet: Sheet, { runs }: SetLine, style: TextStyle): number {
  return runs.reduce((sum, { face, text }) => {
    useFace(sheet, face);
    return sum + sheet.widthOfString(text, optionsOf(style));
  }, 0);
}

function drawLine(
  sheet: Sheet,
  text: string,
  { runs, needsActualText }: SetLine,
  at: { x: number; y: number },
  style: TextStyle,
): void {
  let { x } = at;
  if (needsActualText) sheet.markContent('Span', { actual: text });
  for (const { face, text } of runs) {
    useFace(sheet, face);
    sheet.text(text, x, at.y, { ...optionsOf(style), baseline: 'alphabetic' });
    x += sheet.widthOfString(text, optionsOf(style));
  }
  if (needsActualText) endActualText(sheet, style);
}

/** Poppler places and sizes the text by the coordinates and the font that are current at the end of the marked content. */
function endActualText(sheet: Sheet, { size }: TextStyle): void {
  sheet.save().transform(1, 0, 0, -1, 0, sheet.page.height);
  sheet.addContent(`BT /${currentFont(sheet)} ${size} Tf ET`);
  sheet.endMarkedContent().restore();
}
