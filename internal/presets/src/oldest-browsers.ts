import { readFileSync } from 'node:fs';

const lines = readFileSync(new URL('../../../.browserslistrc', import.meta.url), 'utf8').matchAll(
  /^(\w+) >= ([\d.]+)$/gm,
);

/** The oldest browsers that the site and the packages work in, as targets of builds: `chrome120`, `ios17.2`. */
export const oldestBrowsers: string[] = [...lines].map(([, name, version]) => `${name}${version}`.replace('_saf', ''));
