import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { compareScreenshots, type Screenshot } from './compare-screenshots.ts';

/** How often a screenshot that differs is taken again until two in a row are equal: something may still be moving. */
const ATTEMPTS = 5;

interface Files {
  baseline: string;
  /** Where a screenshot that does not match is left. */
  actual: string;
  /** Where its differences are marked. */
  difference: string;
}

/**
 * Compares a screenshot with its baseline.
 *
 * @param take takes the screenshot, as PNG
 * @param isUpdating writes the baseline where it is missing or differs
 * @returns what is wrong, if anything is
 */
export async function matchBaseline(
  take: () => Promise<Buffer>,
  { baseline, actual, difference }: Files,
  isUpdating: boolean,
): Promise<string | undefined> {
  let taken = await take();
  if (existsSync(baseline)) {
    const reference = await pixelsOf(baseline);
    // Most screenshots are equal to the last bit.
    const isEqual = async () => {
      const { data, metadata } = await pixelsOf(taken);
      return (
        reference.data.equals(data) || compareScreenshots(reference, { data, metadata }, { createDiff: false }).pass
      );
    };
    if (await isEqual()) return undefined;
    taken = await settled(take, taken);
    if (await isEqual()) return undefined;
    if (!isUpdating) {
      const { message, diff } = compareScreenshots(reference, await pixelsOf(taken), { createDiff: true });
      write(actual, taken);
      if (diff)
        write(
          difference,
          await sharp(diff, { raw: { ...reference.metadata, channels: 4 } })
            .png()
            .toBuffer(),
        );
      return `${message} Compare ${actual} with ${baseline}. If the change is intended: pnpm screenshots`;
    }
  } else if (!isUpdating) return `There is no ${baseline} yet: pnpm screenshots`;
  write(baseline, await squeeze(await settled(take, taken)));
  return undefined;
}

/** Takes screenshots until two in a row are equal. */
async function settled(take: () => Promise<Buffer>, taken: Buffer): Promise<Buffer> {
  let before = taken;
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

/** The same pixels in fewer bytes: drawings are smaller with PNG's filters, text without. */
async function squeeze(png: Buffer): Promise<Buffer> {
  const image = sharp(png).removeAlpha();
  const encoded = await Promise.all(
    [true, false].map((adaptiveFiltering) => image.clone().png({ compressionLevel: 9, adaptiveFiltering }).toBuffer()),
  );
  return encoded.reduce((smallest, other) => (other.length < smallest.length ? other : smallest));
}

function write(path: string, content: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** RGBA, row by row, decoded outside the main thread. */
async function pixelsOf(png: string | Buffer): Promise<Screenshot & { data: Buffer }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, metadata: { width: info.width, height: info.height } };
}
