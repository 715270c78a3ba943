import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { facesOfDocument, MAX_FILES } from './faces.ts';
import { newSheet } from './sheet.ts';
import { drawText } from './text.ts';

const unicodeRanges = createRequire(import.meta.url).resolve('@fontsource/noto-sans-sc/unicode.json');
/** An ideograph of each file of Chinese that has one. */
const oneOfEachFile = Object.values(JSON.parse(readFileSync(unicodeRanges, 'utf8')) as Record<string, string>)
  .flatMap((ranges) => /U\+([4-9][\dA-F]{3})/i.exec(ranges)?.[1] ?? [])
  .map((point) => String.fromCodePoint(parseInt(point, 16)))
  .join('');

/** Draws a text as long as the message of a gift card, and counts the work. */
async function draw(text: string) {
  const log = { info: vi.fn<(...about: unknown[]) => void>() };
  const { sheet, save } = newSheet({ title: 'A text', document: 'text', log });
  const widthOfString = vi.spyOn(sheet, 'widthOfString');
  drawText(sheet, text, { x: 0, y: 0, width: 240 }, { size: 10, weight: 300, colour: '#000' });
  await save();
  return {
    measured: widthOfString.mock.calls.map(([measured]) => measured),
    missing: log.info.mock.calls.flatMap(([about]) => (about as { missing: string[] }).missing),
  };
}

it('opens so many files of fonts for a text, each once, and reports what would need another', async () => {
  const { faceOf } = facesOfDocument();
  const characters = Array.from(oneOfEachFile);
  const facesOf = () => characters.map((character) => faceOf(character, 'CN', 300));
  const first = facesOf();
  expect(new Set(first.filter(Boolean)).size).toBe(MAX_FILES);
  // Not only equal: a file that was opened again has another font.
  expect(facesOf().every((face, index) => face === first[index])).toBe(true);
  const { missing } = await draw(oneOfEachFile.repeat(3));
  expect(missing).toHaveLength(characters.length - MAX_FILES);
});

it.each(['a', '\u0F40\u0FB5', '\uE000'])(
  'measures %j once, however often a text without spaces has it',
  async (cluster) => {
    const { measured } = await draw(cluster.repeat(100));
    expect(measured.filter((text) => text.length <= cluster.length)).toHaveLength(1);
  },
);
