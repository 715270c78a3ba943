import { PAGE, type Sheet } from '../../pdf/sheet.ts';

/** A4 folded twice is A6. */
export const QUARTER = { width: PAGE.width / 2, height: PAGE.height / 2 };

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
