// `pnpm bench loading`: how fast pages load on a mobile phone, as Lighthouse measures it over
// HTTP/2, compared with two controls in the same run: A, the same page with its scripts removed; B, a plain page with
// the same words and the first picture, one small stylesheet and no script.
//
// The three take turns. Each figure is the median of three; BENCH_ROUNDS is for other numbers.
import { chromium } from 'playwright';
import { chromiumLaunchOptions } from '../scripts/browsers.ts';
import { startFront, type Variant } from './lib/https-front.ts';
import { loadLighthouse, type Loading } from './lib/lighthouse.ts';
import { median } from './lib/median.ts';
import { startSite } from './lib/running-site.ts';
import { atLeast, atMost, type Result } from './lib/table.ts';

/** The only page that is measured. */
const PATH = process.env.BENCH_PAGE;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const pages = {
  home: '/',
  memberships: '/membership',
  hotels: '/our-hotels',
  'a hotel': '/our-hotels/dar-zahra',
  'search results': '/search-results?q=pool',
  'gift card': '/e-gift-card',
  journal: '/travel-journal',
  'an article': '/travel-journal/six-letters-about-the-last-eighty-minutes',
};
/** Lighthouse uses this port to reach the browser. */
const PORT = 9223;

export async function loading(): Promise<Result[]> {
  const measure = await loadLighthouse();
  const launchOptions = await chromiumLaunchOptions({ isWhole: true });
  const site = await startSite();
  const front = await startFront(site.origin);
  const measureOnce = async (url: string) => {
    const args = [...launchOptions.args, ...front.browserArgs, `--remote-debugging-port=${PORT}`];
    const browser = await chromium.launch({ ...launchOptions, args });
    try {
      return await measure(url, PORT);
    } finally {
      await browser.close();
    }
  };
  try {
    const results = [];
    for (const [name, path] of Object.entries(PATH ? { [PATH]: PATH } : pages)) {
      const runs: Record<Variant, Loading[]> = { site: [], A: [], B: [] };
      for (let round = 0; round < ROUNDS; round++) {
        for (const [variant, origin] of Object.entries(front.origins))
          runs[variant as Variant].push(await measureOnce(origin + path));
      }
      results.push(...judge(name, runs));
    }
    return results;
  } finally {
    front.stop();
    await site.stop();
  }
}

function judge(page: string, runs: Record<Variant, Loading[]>): Result[] {
  const [site, A, B] = [medians(runs.site), medians(runs.A), medians(runs.B)];
  const paints = { 'first contentful paint': 'fcp', 'largest contentful paint': 'lcp' } as const;
  const ratios = Object.entries(paints).flatMap(([what, key]) =>
    (
      [
        ['A', A, 1.05],
        ['B', B, 1.15],
      ] as const
    ).map(([name, control, limit]) => ({
      name: `${page}: ${what} compared with ${name}`,
      value: site[key] / control[key],
      unit: '×',
      goal: atMost(limit),
      details: `${Math.round(site[key])} and ${Math.round(control[key])} ms`,
    })),
  );
  const others: [what: string, value: number, unit: string, goal: Result['goal'], details: string][] = [
    ['blocking time beyond A', site.tbt - A.tbt, 'ms', atMost(30), ''],
    ['blocking time of A', A.tbt, 'ms', atMost(50), `B ${Math.round(B.tbt)} ms`],
    ['layout shift', site.cls, '', atMost(0), ''],
    ['score', site.score, '', atLeast(98), `A ${Math.round(A.score)}, B ${Math.round(B.score)}`],
  ];
  return [
    ...ratios,
    ...others.map(([what, value, unit, goal, details]) => ({ name: `${page}: ${what}`, value, unit, goal, details })),
  ];
}

/** @returns the median of each figure */
function medians(runs: Loading[]): Loading {
  const of = (key: keyof Loading) => median(runs.map((run) => run[key]));
  return { score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}
