// `node scripts/count-hotels.mjs`: writes how many hotels there are, in figures and in words, where all packages read it.
// `pnpm start`, `build` and `dev` run it before anything else.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inWords } from '../packages/config/src/numbers.ts';
import { root } from './lib/workspace.mjs';

/** Browsers and published packages cannot count the provider's content, so the number is written into the sources. */
export const hotelCountFile = join(root, 'packages/config/src/hotel-count.gen.ts');

/** What belongs into `hotelCountFile`. */
export function countedHotels() {
  const files = readdirSync(join(root, 'apps/provider/content/hotels')).filter((name) => name.endsWith('.json'));
  const words = inWords(files.length);
  return `// Written by scripts/count-hotels.mjs from apps/provider/content/hotels.
export const hotelCount = ${files.length};
/** Within a sentence. */
export const hotelCountInWords = '${words}';
/** At the start of a sentence. */
export const hotelCountCapitalised = '${words.charAt(0).toUpperCase()}${words.slice(1)}';
`;
}

/** Leaves the file alone when it is right, so that nothing is built again. */
export function countHotels() {
  const text = countedHotels();
  if (!existsSync(hotelCountFile) || readFileSync(hotelCountFile, 'utf8') !== text) writeFileSync(hotelCountFile, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) countHotels();
