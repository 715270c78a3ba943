// Writes the number of hotels, in figures and in words, to a file that all packages import. `pnpm start`, `build` and `dev`
// run it first.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inWords } from '../packages/config/src/numbers.ts';
import { root } from './lib/workspace.ts';

/** Browsers and published packages cannot count the provider's content, so the number is written into the sources. */
export const hotelCountFile = join(root, 'packages/config/src/hotel-count.gen.ts');

/** The correct content of `hotelCountFile`. */
export function countedHotels() {
  const files = readdirSync(join(root, 'apps/provider/content/hotels')).filter((name) => name.endsWith('.json'));
  const words = inWords(files.length);
  return `// Written by scripts/count-hotels.ts from apps/provider/content/hotels.
/** The number of hotels. */
export const hotelCount: number = ${files.length};
/** The number of hotels within a sentence. */
export const hotelCountInWords: string = '${words}';
/** The number of hotels at the start of a sentence. */
export const hotelCountCapitalised: string = '${words.charAt(0).toUpperCase()}${words.slice(1)}';
`;
}

/** Does not touch a correct file, so that nothing is built again. */
export function countHotels() {
  const text = countedHotels();
  if (!existsSync(hotelCountFile) || readFileSync(hotelCountFile, 'utf8') !== text) writeFileSync(hotelCountFile, text);
}
