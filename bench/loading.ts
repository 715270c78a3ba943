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

function judge(name: string, runs: Record<Variant, Loading[]>): Result[] {
  const [site, A, B] = [medians(runs.site), medians(runs.A), medians(runs.B)];
  const ratio: (what: string, key: 'fcp' | 'lcp', control: Loading, limit: number, words: string) => Result = (
    what,
    key,
    control,
    limit,
    words,
  ) => ({
    name: `${name}: ${what} compared with ${words}`,
    value: site[key] / control[key],
    unit: '×',
    goal: atMost(limit),
    details: `${Math.round(site[key])} and ${Math.round(control[key])} ms`,
  });
  return [
    ratio('first contentful paint', 'fcp', A, 1.05, 'A'),
    ratio('first contentful paint', 'fcp', B, 1.15, 'B'),
    ratio('largest contentful paint', 'lcp', A, 1.05, 'A'),
    ratio('largest contentful paint', 'lcp', B, 1.15, 'B'),
    { name: `${name}: blocking time beyond A`, value: site.tbt - A.tbt, unit: 'ms', goal: atMost(30) },
    {
      name: `${name}: blocking time of A`,
      value: A.tbt,
      unit: 'ms',
      goal: atMost(50),
      details: `B ${Math.round(B.tbt)} ms`,
    },
    { name: `${name}: layout shift`, value: site.cls, unit: '', goal: atMost(0) },
    {
      name: `${name}: score`,
      value: site.score,
      unit: '',
      goal: atLeast(98),
      details: `A ${Math.round(A.score)}, B ${Math.round(B.score)}`,
    },
  ];
}

/** @returns the median of each figure */
function medians(runs: Loading[]): Loading {
  const of = (key: keyof Loading) => median(runs.map((run) => run[key]));
  return { score: of('score'), fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls') };
}
