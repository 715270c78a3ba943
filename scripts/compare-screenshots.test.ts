import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { compareScreenshots } from '../.storybook/visual/compare-screenshots.ts';

// The comparison must fail on each change that a designer would notice, and on no other.
const png = readFileSync(new URL('../.storybook/screenshots/components-myler-card/usual-360.png', import.meta.url));
const card = sharp(png);
const { width, height } = await card.metadata();

/** What is wrong with a changed card, compared with the card as it is. */
async function faultOf(changed: Sharp) {
  const [reference, actual] = await Promise.all([sharp(png), changed].map(decoded));
  if (!reference || !actual) throw new Error('not decoded');
  return compareScreenshots(reference, actual, { createDiff: false }).message;
}

async function decoded(image: Sharp) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: { width: info.width, height: info.height } };
}

/** The card, moved to the right and down. */
const moved = async (right: number, down: number) => {
  const extended = await card.clone().extend({ left: right, top: down, extendWith: 'copy' }).png().toBuffer();
  return sharp(extended).extract({ left: 0, top: 0, width, height });
};

const speck = (size: number) =>
  card
    .clone()
    .composite([
      { input: { create: { width: size, height: size, channels: 3, background: '#000' } }, left: 0, top: 0 },
    ]);

it('a screenshot matches itself, also with a speck, as another version of the browser may draw one, and nothing that moved, grew or darkened', async () => {
  for (const [changed, fault] of [
    [card.clone(), 'null'],
    [speck(6), 'null'],
    [speck(8), 'pixels differ'],
    [await moved(1, 0), 'pixels differ'],
    [await moved(0, 1), 'pixels differ'],
    [card.clone().extend({ bottom: 1 }), 'dimensions'],
    [card.clone().linear(1, -2), 'pixels differ'],
  ] as const)
    expect(String(await faultOf(changed))).toMatch(fault);
});
