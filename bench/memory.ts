// `pnpm build && pnpm exec node bench/memory.ts`: the memory of the built proxy after it has rendered every page of the
// sitemap and answered twenty thousand requests. Only on Linux, which reports it.
import { readFileSync } from 'node:fs';
import { startSite } from './lib/running-site.ts';
import { atMost, isCommand, printTable, type Result } from './lib/table.ts';

const REQUESTS = Number(process.env.BENCH_VISITS ?? 20_000);
const CONNECTIONS = 32;

if (isCommand(import.meta)) printTable(await memory());

export async function memory(): Promise<Result[]> {
  if (process.platform !== 'linux') {
    console.error('Memory is measured on Linux only.');
    return [];
  }
  const { origin, pid, stop } = await startSite();
  try {
    const pages = await pagesOf(origin);
    const before = residentMegabytes(pid);
    let sent = 0;
    const visit = async () => {
      while (sent < REQUESTS) {
        const page = pages[sent % pages.length] ?? '/';
        sent += 1;
        const response = await fetch(origin + page);
        await response.arrayBuffer();
        if (!response.ok) throw new Error(`${page} answered ${response.status}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, visit));
    const value = residentMegabytes(pid);
    const details = `${Math.round(before)} before; ${pages.length} pages`;
    return [{ name: 'proxy, memory after load', value, unit: 'MB', goal: atMost(200), details }];
  } finally {
    await stop();
  }
}

async function pagesOf(origin: string) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

function residentMegabytes(pid: number | undefined) {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
