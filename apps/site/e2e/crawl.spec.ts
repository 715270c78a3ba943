import { hotelCount } from '@myler/config/hotel-count';
import type { APIRequestContext, Page } from '@playwright/test';
import { figuresOf, problemsOf } from '../src/head/json-ld/validate.ts';
import { parsePage, type ParsedPage } from './crawl-page.ts';
import { kindOf, onePageOfEachKind } from './page-kinds.ts';
import { expect, test } from './test.ts';

// It visits every page of the site.
test.describe.configure({ timeout: 900_000 });

/** Addresses of this site that are not pages: they must respond, but are not parsed. */
const NOT_A_PAGE = /^\/(?:app|media|assets|v1|api)\/|\.[a-z0-9]{2,11}$/;

interface Visited extends ParsedPage {
  status: number;
}

let origin: string;
let sitemapUrls: string[] = [];
const visited = new Map<string, Visited>();
/** The status of files and other addresses that pages link to. */
const fileStatuses = new Map<string, number>();

/**
 * Visits every page that is linked from the sitemap or from home. A page with a query is visited, but links with
 * queries on it are not followed, because filters have endless combinations.
 */
async function crawl(request: APIRequestContext, page: Page): Promise<void> {
  const queue = [...new Set([`${origin}/`, ...sitemapUrls])];
  const queued = new Set(queue);
  const visit = async (url: string) => {
    const { pathname, search } = new URL(url);
    const response = await getWithRetry(request, url);
    if (NOT_A_PAGE.test(pathname) || !response.headers()['content-type']?.includes('html')) {
      fileStatuses.set(url, response.status());
      return;
    }
    const read = await parsePage(page, await response.text(), url);
    visited.set(url, { status: response.status(), ...read });
    for (const link of [...read.links.map(withoutHash), ...read.files]) {
      if (queued.has(link) || (search && new URL(link).search)) continue;
      queued.add(link);
      queue.push(link);
    }
  };
  while (queue.length > 0) await Promise.all(queue.splice(0, 4).map(visit));
}

/** Asks again while the server is busy, as a search engine does; a page that stays busy is lost. */
async function getWithRetry(request: APIRequestContext, url: string) {
  const ask = () => request.get(url, { maxRedirects: 0 });
  let response = await ask();
  // Filtered pages of one address are limited.
  const isBusy = () => response.status() >= 500 || response.status() === 429;
  if (!isBusy()) return response;
  await expect
    .poll(
      async () => {
        response = await ask();
        return isBusy();
      },
      { timeout: 60_000 },
    )
    .toBe(false)
    .catch(() => undefined);
  return response;
}

function withoutHash(url: string): string {
  return url.split('#')[0] ?? url;
}

const pathOf = (url: string) => url.slice(origin.length);
/** The pages that search engines index: each once, by its canonical address. */
const indexedPages = () =>
  [...visited].filter(([, { status, robots }]) => status === 200 && !robots.includes('noindex'));

function duplicates(pick: (read: Visited) => string): string[] {
  const owners = new Map<string, Set<string>>();
  for (const [, read] of indexedPages()) {
    const addresses = owners.get(pick(read)) ?? new Set();
    owners.set(pick(read), addresses.add(read.canonical));
  }
  return [...owners].filter(([, pages]) => pages.size > 1).map(([words, pages]) => `${words}: ${[...pages].join(' ')}`);
}

test('the sitemap lists the pages, every page and file that a page links to is there, and each page has its own metadata', async ({
  request,
  browser,
  baseURL,
}) => {
  origin = baseURL ?? '';
  // A site that has just started still measures its pictures and responds with 503 meanwhile.
  await expect.poll(async () => (await request.get('/sitemap.xml')).status(), { timeout: 60_000 }).toBe(200);
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const xml = await response.text();
  sitemapUrls = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '');
  expect(sitemapUrls).toContain(`${origin}/membership`);
  expect(sitemapUrls.filter((url) => url.startsWith(`${origin}/our-hotels/`))).toHaveLength(hotelCount);
  expect(new Set(sitemapUrls).size).toBe(sitemapUrls.length);
  for (const [, day] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);

  const parser = await browser.newPage();
  await crawl(request, parser);
  await parser.close();
  const lost = [...visited].filter(([, { status }]) => status !== 200).map(([url, { status }]) => `${url} ${status}`);
  const missing = [...fileStatuses].filter(([, status]) => status !== 200).map(([url, status]) => `${url} ${status}`);
  const linkingPage = (url: string) =>
    [...visited].find(([, { links }]) => links.some((link) => link.startsWith(url.split(' ')[0] ?? '')))?.[0];
  expect.soft([...lost, ...missing].map((url) => `${url}, from ${linkingPage(url)}`)).toEqual([]);

  await test.step('every link to a part of a page names an id that exists', () => {
    const broken = [...visited].flatMap(([url, { links }]) =>
      links.flatMap((link) => {
        const [target = '', hash = ''] = link.split('#');
        const there = visited.get(target);
        if (!hash || !there || /^[a-z-]+=/.test(hash)) return [];
        return there.ids.includes(decodeURIComponent(hash)) ? [] : [`${pathOf(url)} → ${pathOf(link)}`];
      }),
    );
    expect.soft([...new Set(broken)]).toEqual([]);
  });

  await test.step('onePageOfEachKind has a page of each kind in the sitemap, and only pages of the sitemap', () => {
    const missing = sitemapUrls
      .map(pathOf)
      .filter((path) => !onePageOfEachKind.some((known) => kindOf(known) === kindOf(path)));
    expect.soft(missing).toEqual([]);
    expect.soft(onePageOfEachKind.filter((path) => !sitemapUrls.includes(`${origin}${path}`))).toEqual([]);
  });

  await test.step('each page has one h1, and each of its pictures has an alternative text', () => {
    const wrong = [...visited]
      .filter(([, { headings, withoutAlt: speechless }]) => headings.length !== 1 || !headings[0] || speechless > 0)
      .map(
        ([url, { headings, withoutAlt: speechless }]) =>
          `${pathOf(url)}: ${headings.length} headings, ${speechless} pictures`,
      );
    expect.soft(wrong).toEqual([]);
  });

  await test.step('each indexed page has its own title and its own description', () => {
    expect.soft(duplicates(({ title }) => title)).toEqual([]);
    expect.soft(duplicates(({ description }) => description)).toEqual([]);
    const bare = indexedPages().filter(([, { title, description }]) => title.length < 10 || description.length < 50);
    expect.soft(bare.map(([url, { title, description }]) => `${pathOf(url)}: ${title} / ${description}`)).toEqual([]);
  });

  await test.step('each page of the sitemap is its own canonical page, can be indexed, and has a social card', () => {
    const wrong = sitemapUrls.filter((url) => {
      const read = visited.get(url);
      return !read || read.canonical !== url || read.robots.includes('noindex') || !read.socialCard.startsWith(origin);
    });
    expect.soft(wrong.map((url) => `${pathOf(url)}: ${visited.get(url)?.canonical}`)).toEqual([]);
  });

  await test.step('the pages that can be indexed are those of the sitemap', () => {
    const indexed = new Set(indexedPages().map(([, { canonical }]) => canonical));
    expect.soft([...indexed].filter((url) => !sitemapUrls.includes(url)).map(pathOf)).toEqual([]);
  });

  await test.step('each figure of the JSON-LD can be read on its page', () => {
    const unread = indexedPages().flatMap(([url, { jsonLd, text }]) => {
      const words = text.replace(/(?<=\d),(?=\d{3})/g, '');
      return figuresOf(jsonLd[0] ?? '{}')
        .filter((figure) => !new RegExp(String.raw`(?<![\d.])${figure}(?!\d)`).test(words))
        .map((figure) => `${pathOf(url)}: ${figure}`);
    });
    expect.soft(unread).toEqual([]);
  });

  await test.step('each indexed page has one valid block of JSON-LD, and every expected type occurs', () => {
    const wrong = indexedPages().flatMap(([url, { jsonLd }]) => {
      if (jsonLd.length !== 1) return [`${pathOf(url)}: ${jsonLd.length} blocks`];
      return problemsOf(jsonLd[0] ?? '').map((problem) => `${pathOf(url)}: ${problem}`);
    });
    expect.soft(wrong).toEqual([]);
    const types = new Set([...visited.values()].flatMap(({ jsonLd }) => jsonLd.flatMap(jsonLdTypesIn)));
    for (const type of [
      'Organization',
      'WebSite',
      'BreadcrumbList',
      'Hotel',
      'Article',
      'NewsArticle',
      'JobPosting',
      'Product',
      'Person',
    ])
      expect.soft(types).toContain(type);
  });

  await test.step('each page of the sitemap can be reached from home by links alone', () => {
    const reached = new Set<string>();
    const queue = [`${origin}/`];
    for (const url of queue) {
      if (reached.has(url)) continue;
      reached.add(url);
      queue.push(...(visited.get(url)?.links ?? []).map(withoutHash));
    }
    expect.soft(sitemapUrls.filter((url) => !reached.has(url)).map(pathOf)).toEqual([]);
  });

  await test.step('icons have the types that the manifest declares, and social cards are JPEG pictures', async () => {
    const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
      icons: { src: string; type: string }[];
    };
    for (const { src, type } of [...manifest.icons, { src: '/apple-touch-icon.png', type: 'image/png' }])
      expect.soft([src, (await request.get(src)).headers()['content-type']]).toEqual([src, type]);
    for (const path of onePageOfEachKind) {
      const card = visited.get(`${origin}${path}`)?.socialCard ?? '';
      const response = await request.get(card);
      expect.soft([card, response.status(), response.headers()['content-type']]).toEqual([card, 200, 'image/jpeg']);
    }
  });
});

test('the server responds to an unknown address with 404, and another spelling of an address redirects to its page', async ({
  request,
}) => {
  for (const path of ['/not-found', '/no-such-page', '/our-hotels/no-such-hotel', '/travel-journal/no-such-article']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect((await response.text()).match(/<h1[\s>]/g)).toHaveLength(1);
  }
  const names = ['%00', 'a%00b', '%E0%A4%A', '%ED%A0%80', '%2F', 'a'.repeat(300), 'a'.repeat(3000), '%20', "'--"];
  const lists = ['/our-hotels', '/press', '/travel-journal', '/faq', ''];
  const impossible = lists.flatMap((list) => names.map((name) => `${list}/${name}`));
  for (const path of ['/our-hotels/hot', '/our-hotels/search', ...impossible]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  const other = await request.get('/Membership/', { maxRedirects: 0 });
  expect([other.status(), other.headers()['location']]).toEqual([308, '/membership']);
});

function jsonLdTypesIn(block: string): string[] {
  const { '@graph': things } = JSON.parse(block) as { '@graph': { '@type': string }[] };
  return things.map((thing) => thing['@type']);
}
