import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = join(import.meta.dirname, '../lighthouse');
const entry = join(folder, 'node_modules/lighthouse/core/index.js');

/** What Lighthouse measured of one page, in milliseconds except `score` and `cls`. */
export type Loading = { score: number; fcp: number; lcp: number; tbt: number; cls: number };

const audits: Record<Exclude<keyof Loading, 'score'>, string> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

/**
 * Installs Lighthouse when it is missing, in a folder of its own: as a dependency of the workspace it would change the
 * versions that the product's own packages see (docs/decisions/0043).
 *
 * @returns measures a page, as on a mobile phone, in the
 *   browser that listens at the port
 */
export async function loadLighthouse(): Promise<(url: string, port: number) => Promise<Loading>> {
  if (!existsSync(entry)) {
    console.error('Lighthouse is being installed in bench/lighthouse.');
    const args = ['--yes', 'pnpm@12', 'install', '--frozen-lockfile'];
    const { status } = spawnSync('npx', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error('Lighthouse could not be installed.');
  }
  const { default: lighthouse } = await import(pathToFileURL(entry).href);
  return async (url, port) => {
    const { lhr } = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
    const failure = lhr.runtimeError?.message;
    if (failure) throw new Error(`${url}: ${failure}`);
    const values = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
    return { score: lhr.categories.performance.score * 100, ...Object.fromEntries(values) };
  };
}
