// `pnpm bench interaction`: how long the page is busy after what visitors press most, on a
// phone with a processor four times slower; and how long a dialog and the next page take, also on a phone's network. The
// pages are served over HTTP/2. Last, what is pressed before the application is there. Each figure is the median of three visits; BENCH_ROUNDS is for other numbers.
import { chromium, type BrowserContextOptions, type Browser } from 'playwright';
import { chromiumLaunchOptions, visitorContext } from '../scripts/browsers.ts';
import { startFront } from './lib/https-front.ts';
import { measureAction, measureEarlyPress, type Action, type Measured } from './lib/measure-action.ts';
import { median } from './lib/median.ts';
import { startSite } from './lib/running-site.ts';
import { atMost, type Result } from './lib/table.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const dialog = '[role=dialog]';
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };
/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s. */
const phoneNetwork = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };

const join = { path: '/', control: 'header [data-dialog=join-us-1]', seen: dialog };
const article = {
  path: '/',
  control: 'main a[href^="/travel-journal/"]',
  address: '/travel-journal/',
  seen: 'main:not(:has(#hero-title)) h1',
};

const interactions: Record<string, Action> = {
  'Join is pressed': join,
  'the menu is opened': { path: '/', control: 'header [data-dialog=mobile-menu]', seen: dialog },
  'another currency is chosen': {
    path: '/',
    control: 'header select[name=currency]',
    option: 'USD',
    seen: 'html[data-currency=USD]',
  },
  'hotels are filtered': {
    path: '/our-hotels',
    control: 'main select[name=region]',
    option: 'asia',
    address: 'region=asia',
    seen: 'main',
  },
  'a heart is pressed': {
    path: '/',
    control: 'main [data-favourite]',
    seen: 'main [data-favourite][aria-pressed=true]',
  },
};

export type Conditions = { slowdown?: number; network?: typeof phoneNetwork; device: BrowserContextOptions };

const slow: Conditions = { slowdown: 4, device: phone };
const times: [name: string, action: Action, conditions: Conditions, limit: number, measure?: typeof measureAction][] = [
  ['dialog opens', join, { device: desktop }, 16],
  ['dialog opens, phone network', join, { device: phone, network: phoneNetwork }, 60],
  ['home to an article', article, { device: desktop }, 30],
  ['home to an article, phone network', article, { device: phone, network: phoneNetwork }, 100],
  ['Join is pressed when the page has just been parsed, 4× CPU', join, slow, 400, measureEarlyPress],
];

export async function interaction(): Promise<Result[]> {
  const launchOptions = await chromiumLaunchOptions({ isWhole: true });
  const site = await startSite();
  const front = await startFront(site.origin);
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, ...front.browserArgs] });
  const measure = async (action: Action, conditions: Conditions, measureVisit = measureAction) => {
    const visits: Measured[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      visits.push(await visit(browser, front.origins.site, { action, conditions, measureVisit }));
    }
    const of = (key: 'elapsed' | 'longestTask') => median(visits.map((measured) => measured[key]));
    return { elapsed: of('elapsed'), longestTask: of('longestTask') };
  };
  try {
    const results: Result[] = [];
    for (const [name, action] of Object.entries(interactions)) {
      const { elapsed, longestTask: value } = await measure(action, slow);
      const details = `seen after ${Math.round(elapsed)} ms`;
      results.push({ name: `longest task when ${name}, 4× CPU`, value, unit: 'ms', goal: atMost(100), details });
    }
    for (const [name, action, conditions, limit, measureVisit] of times) {
      const { elapsed: value } = await measure(action, conditions, measureVisit);
      results.push({ name, value, unit: 'ms', goal: atMost(limit) });
    }
    return results;
  } finally {
    await browser.close();
    front.stop();
    await site.stop();
  }
}

/** One visit of somebody who has answered the privacy question before. */
async function visit(
  browser: Browser,
  origin: string,
  {
    action,
    conditions: { slowdown = 1, network, device },
    measureVisit,
  }: { action: Action; conditions: Conditions; measureVisit: typeof measureAction },
) {
  const context = await browser.newContext({ ...visitorContext, ...device });
  try {
    await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: origin }]);
    await context.addInitScript("sessionStorage.setItem('newsletter-opened', '1')");
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (network) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', network);
    }
    return await measureVisit(page, origin, action);
  } finally {
    await context.close();
  }
}
