// `pnpm bench rendering`: the processor time of a page that no cache has. First with what the
// provider answered before, in this process: React's rendering and the site's own work. Then through the built proxy,
// which asks the provider for each page and compresses it, with words that nobody has searched for yet.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { median } from './lib/median.ts';
import { processorMs, startSite } from './lib/running-site.ts';
import { atMost, type Result } from './lib/table.ts';

const RENDERINGS = Number(process.env.BENCH_RENDERINGS ?? 300);
const ROUNDS = 5;
const pages = {
  home: '/',
  hotels: '/our-hotels',
  'a hotel': '/our-hotels/dar-zahra',
  'search results': '/search-results?q=pool',
};

export async function rendering(): Promise<Result[]> {
  const site = await startSite({ TRUSTED_PROXIES: '127.0.0.1, ::1' });
  try {
    return [...(await renderedFromMemory(site.origin)), ...(await renderedByProxy(site))];
  } finally {
    await site.stop();
  }
}

/** @param origin of the proxy, which answers what the provider answers */
async function renderedFromMemory(origin: string) {
  process.env.NODE_ENV = 'production';
  const { renderPage } = await import(built('apps/site/dist/server/entry-server.js'));
  const provider = await remembering(origin);
  const results = [];
  for (const [name, path] of Object.entries(pages)) {
    const render = () => renderPage(new URL(path, origin), { provider, origin, clientEnv: {} });
    const ownMs = () => Object.values(process.cpuUsage()).reduce((sum, microseconds) => sum + microseconds, 0) / 1000;
    results.push({
      name: `${name}: rendered, its data in memory`,
      value: await processorOf(render, ownMs),
      unit: 'ms of processor',
      goal: name === 'home' ? atMost(1.1) : undefined,
    });
  }
  return results;
}

/** A client of the provider that asks for each thing once, and for copies of it afterwards. */
async function remembering(origin: string) {
  const { createProviderClient } = await import(built('packages/api-client/dist/provider/index.js'));
  const client: { call: (...request: unknown[]) => Promise<unknown> } = createProviderClient({
    baseUrl: `${origin}/v1`,
    token: () => undefined,
  });
  const answers: Map<string, Promise<unknown>> = new Map();
  return {
    call: (...request: unknown[]) => {
      const id = JSON.stringify(request);
      const answer = answers.get(id) ?? client.call(...request);
      answers.set(id, answer);
      return answer;
    },
  };
}

async function renderedByProxy({ origin, pid }: { origin: string; pid: number | undefined }) {
  if (process.platform !== 'linux') return [];
  let searches = 0;
  const search = async () => {
    searches += 1;
    const response = await fetch(`${origin}/search-results?q=pool+${searches}`, {
      // The searches of one address are limited.
      headers: { 'accept-encoding': 'br', 'x-forwarded-for': `2001:db8:0:${searches.toString(16)}::1` },
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`A search answered ${response.status}.`);
  };
  return [
    {
      name: 'search results: rendered for each request, by the proxy',
      value: await processorOf(search, () => processorMs(pid)),
      unit: 'ms of processor',
      goal: atMost(2),
    },
  ];
}

/** The processor time that something takes: the median of several rounds, after one for the compiler, which optimises what ran often. */
async function processorOf(run: () => Promise<unknown>, processor: () => number): Promise<number> {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const before = processor();
    for (let at = 0; at < RENDERINGS; at++) await run();
    rounds.push((processor() - before) / RENDERINGS);
  }
  return median(rounds.slice(1));
}

/** @param path below the workspace */
function built(path: string) {
  return pathToFileURL(join(import.meta.dirname, '..', path)).href;
}
