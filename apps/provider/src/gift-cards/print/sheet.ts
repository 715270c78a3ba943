import Document from 'pdfkit';
import { faceFile, runsOf, type Subset, type Weight } from './faces.ts';

/** The standard for accessible PDFs, which the library knows and its types do not. */
const PDF_UA = 'PDF/UA' as 'PDF/A-3';

/** A4 in points. Folded twice it is A6. */
const PAGE = { width: 595.28, height: 841.89 };
export const QUARTER = { width: PAGE.width / 2, height: PAGE.height / 2 };

export type Sheet = PDFKit.PDFDocument;

export interface TextStyle {
  size: number;
  weight: Weight;
  colour: string;
  align?: 'left' | 'center';
  /** Between letters, in points. */
  spacing?: number;
  /** Between lines, in points. */
  leading?: number;
}

/**
 * An empty sheet; `save` gives its bytes.
 *
 * @param options.isTagged true for a document that screen readers read in its structure (PDF/UA)
 */
export function newSheet(title: string, { isTagged = false } = {}): { sheet: Sheet; save: () => Promise<Buffer> } {
  // Without a default font of the library, because all text is in Nunito Sans, which is embedded.
  const options = {
    size: 'A4',
    margin: 0,
    font: '',
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: 'Myler' },
  } as const;
  const sheet = new Document(isTagged ? { ...options, tagged: true, pdfVersion: '1.7', subset: PDF_UA } : options);
  const chunks: Buffer[] = [];
  sheet.on('data', (chunk: Buffer) => chunks.push(chunk));
  const save = () =>
    new Promise<Buffer>((resolve, reject) => {
      sheet.on('end', () => resolve(Buffer.concat(chunks)));
      sheet.on('error', reject);
      sheet.end();
    });
  return { sheet, save };
}

/**
 * Draws a quarter of the sheet in its own coordinates, with the origin at its upper left. The upper half is upside
 * down, because it is folded back to become the inside.
 */
export function drawQuarter(sheet: Sheet, place: { column: 0 | 1; row: 0 | 1 }, draw: () => void): void {
  const { width, height } = QUARTER;
  const [x, y] = [place.column * width, place.row * height];
  sheet.save();
  if (place.row === 0) sheet.translate(x + width, y + height).rotate(180);
  else sheet.translate(x, y);
  draw();
  sheet.restore();
}

/**
 * Sets text in lines, each run in the font subset that supports it.
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
  let { y } = box;
  for (const line of text.split(/\r?\n/).flatMap((paragraph) => linesOf(sheet, paragraph, box.width, style))) {
    const indent = align === 'center' ? (box.width - widthOf(sheet, line, style)) / 2 : 0;
    drawLine(sheet, line, { x: box.x + indent, y }, style);
    y += size + leading;
  }
  return y;
}

/** Breaks text into lines. A word that is longer than a line is broken too. */
function linesOf(sheet: Sheet, paragraph: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [''];
  for (const word of paragraph.split(/ +/)) {
    const line = lines.at(-1) ?? '';
    const longer = line ? `${line} ${word}` : word;
    if (fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(...(fits(word) ? [word] : breakWord(word)));
  }
  return lines[0] === '' && lines.length > 1 ? lines.slice(1) : lines;

  function fits(words: string): boolean {
    return widthOf(sheet, words, style) <= width;
  }
  function breakWord(word: string): string[] {
    const parts: string[] = [''];
    for (const character of word) {
      const part = `${parts.at(-1)}${character}`;
      if (fits(part)) parts[parts.length - 1] = part;
      else parts.push(character);
    }
    return parts;
  }
}

function widthOf(sheet: Sheet, line: string, { weight, spacing = 0 }: TextStyle): number {
  return runsOf(line).reduce((sum, run) => {
    useFace(sheet, run.subset, weight);
    return sum + sheet.widthOfString(run.text, { characterSpacing: spacing });
  }, 0);
}

function drawLine(sheet: Sheet, line: string, at: { x: number; y: number }, { weight, spacing = 0 }: TextStyle): void {
  let { x } = at;
  for (const run of runsOf(line)) {
    useFace(sheet, run.subset, weight);
    sheet.text(run.text, x, at.y, { lineBreak: false, characterSpacing: spacing });
    x += sheet.widthOfString(run.text, { characterSpacing: spacing });
  }
}

const registered = new WeakMap<Sheet, Set<string>>();

function useFace(sheet: Sheet, subset: Subset, weight: Weight): void {
  const name = `${subset} ${weight}`;
  const names = registered.get(sheet) ?? new Set<string>();
  registered.set(sheet, names);
  if (!names.has(name)) sheet.registerFont(name, faceFile(subset, weight));
  names.add(name);
  sheet.font(name);
}

/** Short fold marks at the edges of the sheet, outside the card. */
export function foldMarks(sheet: Sheet, colour: string): void {
  const { width, height } = PAGE;
  sheet.save().lineWidth(0.5).strokeColor(colour).dash(3, { space: 2 });
  for (const [x1, y1, x2, y2] of [
    [0, height / 2, 18, height / 2],
    [width - 18, height / 2, width, height / 2],
    [width / 2, 0, width / 2, 18],
    [width / 2, height - 18, width / 2, height],
  ] as const) {
    sheet.moveTo(x1, y1).lineTo(x2, y2).stroke();
  }
  sheet.undash().restore();
}
