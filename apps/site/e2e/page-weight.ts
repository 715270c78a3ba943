import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { privacyDialog } from './analytics-requests.ts';
import { weighRegions } from './page-regions.ts';
import { expect, waitUntilReady, waitUntilSettled } from './test.ts';

/**
 * What has a budget. Sizes are in kB (1,000 bytes): scripts, HTML and SVG in brotli, other pictures as they are sent.
 *
 * - `beforeIntent`: scripts that the document itself contains, loads or preloads
 * - `scripts`, `scriptFiles`: all that are fetched until the page is idle
 * - `stylesheets`: those that the document links; the other ones count as requests
 * - `ratio`: the HTML with its data (JSON-LD, props of islands), compared with the markup alone
 * - `requests`: all but those for lazy pictures
 * - `picture`: the heaviest of the three pictures that cover most of the page
 * - `elements`: in the document as the server sends it
 */
export interface Figures {
  beforeIntent: number;
  scripts: number;
  scriptFiles: number;
  html: number;
  ratio: number;
  stylesheets: number;
  requests: number;
  picture: number;
  elements: number;
}

/** How much each file, picture or region of the page contributes, by its name. */
export type Parts = Record<string, number>;

export interface PageWeight {
  figures: Figures;
  /** Sizes are in kB; `html` is not compressed. */
  parts: Record<'beforeIntent' | 'scripts' | 'requests' | 'html' | 'elements' | 'pictures', Parts>;
  /** The text of the page's main part, as the server sends it. */
  text: string;
}

/** Opens a page as on a first visit, and weighs what the browser fetches until it is idle. */
export async function weighPage(page: Page, path: string): Promise<PageWeight> {
  const response = await page.request.get(path);
  // Links name the origin. In production it has no port; here each run has another, whose digits change the compressed size
  // by up to 17 bytes of a short page and 120 of a long one.
  const { origin, protocol, hostname } = new URL(response.url());
  const html = (await response.text()).replaceAll(origin, `${protocol}//${hostname}`);
  // In an empty document, because the site's policy forbids its pages to parse HTML.
  const regions = await weighRegions(page, html);
  const files = await fetchUntilIdle(page, path);
  const pictures = await weighPictures(page, { most: 3 });
  const inline = { 'the inline script': brotliSize((html.match(inlineScript) ?? []).join('')) };
  const stylesheets = filesIn(html, /<link\b[^>]*\brel="stylesheet"[^>]*>/g);
  const beforeIntent = { ...inline, ...(await sizesOf(filesIn(html, loadedScript))) };
  const scripts = files.filter((file) => file.endsWith('.js'));
  const scriptSizes = { ...inline, ...(await sizesOf(scripts)) };
  // How many lazy pictures the browser fetches depends on the speed of the connection.
  const requests = files.filter((file) => !pictures.lazy.has(file));
  return {
    figures: {
      beforeIntent: sum(beforeIntent),
      scripts: sum(scriptSizes),
      scriptFiles: scripts.length,
      html: brotliSize(html),
      // The inline script counts as a script. The other ones are data.
      ratio: brotliSize(html.replaceAll(inlineScript, '')) / brotliSize(html.replaceAll(anyScript, '')),
      stylesheets: stylesheets.length,
      requests: requests.length,
      picture: Math.max(0, ...Object.values(pictures.sizes)),
      elements: sum(regions.elements),
    },
    parts: {
      beforeIntent,
      scripts: scriptSizes,
      requests: Object.fromEntries(requests.map((file) => [nameOf(file), 1])),
      html: regions.html,
      elements: regions.elements,
      pictures: pictures.sizes,
    },
    text: regions.text,
  };
}

const inlineScript = /<script>.*?<\/script>/gs;
const loadedScript = /<script\b[^>]*\bsrc=[^>]*>|<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const anyScript = /<script\b[^>]*>.*?<\/script>/gs;

/** The paths that the browser fetches, the privacy dialog's files included. */
async function fetchUntilIdle(page: Page, path: string): Promise<string[]> {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) fetched.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await waitUntilReady(page);
  await expect(privacyDialog(page)).toBeVisible();
  await waitUntilSettled(page);
  return [...fetched];
}

/**
 * The pictures of the page, in the width that the browser chooses for this window.
 *
 * @param most how many are weighed, those that cover most of the page first. The server makes each at its first request,
 *   which takes longer than all else that is asked of a page
 * @returns the size of each in kB, and the paths of all lazy ones
 */
export async function weighPictures(
  page: Page,
  { most = Infinity } = {},
): Promise<{ sizes: Parts; lazy: Set<string> }> {
  const pictures = await page.evaluate(async () => {
    const loaded = [...document.images].map(async (picture) => {
      const isLazy = picture.loading === 'lazy';
      // The browser chooses a lazy picture's width only when it fetches the picture.
      picture.loading = 'eager';
      if (!picture.complete) await new Promise((resolve) => picture.addEventListener('load', resolve));
      const { width, height } = picture.getBoundingClientRect();
      return { src: picture.currentSrc, isLazy, area: width * height };
    });
    return (await Promise.all(loaded)).toSorted((a, b) => b.area - a.area);
  });
  const weighed = [...new Set(pictures.map(({ src }) => src))].slice(0, most);
  const sizes = weighed.map(async (src) => {
    const headers = { accept: 'image/avif,image/*' };
    const { 'content-type': type = '', 'content-length': length } = (
      await page.request.head(src, { headers })
    ).headers();
    const size = type.includes('svg')
      ? brotliSize(await (await page.request.get(src, { headers })).body())
      : Number(length) / 1000;
    return [nameOf(new URL(src).pathname), size] as const;
  });
  return {
    sizes: Object.fromEntries(await Promise.all(sizes)),
    lazy: new Set(pictures.filter(({ isLazy }) => isLazy).map(({ src }) => new URL(src).pathname)),
  };
}

/** The files in the document's tags of this form. */
const filesIn = (html: string, tag: RegExp) =>
  (html.match(tag) ?? []).flatMap((found) => /\b(?:src|href)="([^"]+)"/.exec(found)?.[1] ?? []);

const client = resolve(import.meta.dirname, '../dist/client');

/** The size of each script, because most pages have the same ones. */
const scriptSizesByFile = new Map<string, number>();

async function sizesOf(scripts: string[]): Promise<Parts> {
  for (const file of scripts)
    if (!scriptSizesByFile.has(file)) scriptSizesByFile.set(file, brotliSize(await readFile(join(client, file))));
  return Object.fromEntries(scripts.map((file) => [nameOf(file), scriptSizesByFile.get(file) ?? 0]));
}

/** A file's path without the hash of its content. */
const nameOf = (path: string) =>
  path.startsWith('/media/') ? path.replace(/-v[\da-f]{8}(?=[-.])/, '') : path.replace(/-[\w-]{8}(?=\.\w+$)/, '');

const sum = (parts: Parts) => Object.values(parts).reduce((total, part) => total + part, 0);

/**
 * In kB. The hash in a file's name counts as one that follows from the name alone: those 150 that the entry script names
 * change with every build, and its size with them, by up to a tenth of a kB.
 */
function brotliSize(content: string | Buffer): number {
  const withFixedHashes = content
    .toString()
    .replace(/([\w.]+(?:-[\w.]+)*)-[\w-]{8}(?=\.(?:js|css)\b)/g, (_, name: string) => `${name}-${fixedHash(name)}`);
  return withFixedHashes === '' ? 0 : brotliCompressSync(withFixedHashes).byteLength / 1000;
}

const fixedHash = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8);
