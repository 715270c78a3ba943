import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { chromiumLaunchOptions } from '../browsers.ts';
import { copyWorkspace } from '../lib/copy-workspace.ts';

// `pnpm dev` runs once, in a copy of the workspace, for all tests of the file that imports this.

/** Only ends a run that hangs, as those of vitest.dev.config.ts. */
const TIMEOUT_MS = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'myler-dev-'));
let dev: ChildProcess;
export let terminal = '';
let origin = '';
let context: BrowserContext;
export let page: Page;
export const front = { isAsking: true, responses: 0, refused: [] as unknown[], pageErrors: [] as string[] };

beforeAll(async () => {
  copyWorkspace(folder);
  dev = spawn(process.execPath, [join(folder, 'scripts', 'dev.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, '.data'), NODE_ENV: 'development', FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  dev.stdout?.on('data', (chunk) => (terminal += chunk));
  dev.stderr?.on('data', (chunk) => (terminal += chunk));
  origin = await vi.waitFor(
    () => {
      const found = /http:\/\/localhost:\d+/.exec(terminal)?.[0];
      if (!found || dev.exitCode !== null) throw new Error(`pnpm dev does not serve.\n${terminal}`);
      return found;
    },
    { timeout: 800_000, interval: 50 },
  );
  const browser = await chromium.launch(await chromiumLaunchOptions());
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: origin }]);
  await context.addInitScript(() => sessionStorage.setItem('newsletter-opened', 'true'));
  context.setDefaultTimeout(TIMEOUT_MS);
  void askAllTheTime();
});

afterAll(async () => {
  front.isAsking = false;
  await context?.browser()?.close();
  if (dev?.exitCode === null && dev.signalCode === null) {
    dev.kill('SIGTERM');
    await once(dev, 'exit');
  }
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(({ onTestFailed }) => {
  onTestFailed(() => console.error(`What pnpm dev said:\n${terminal}`));
});

/** The port is never closed, whatever is saved: asked without a pause from the first test to the last. */
async function askAllTheTime() {
  while (front.isAsking) {
    try {
      const response = await fetch(`${origin}/robots.txt`);
      if (response.status === 200) front.responses += 1;
      else front.refused.push(response.status);
    } catch (error) {
      if (front.isAsking) front.refused.push(error);
    }
    await delay(20);
  }
}

/**
 * Saves a file with one text in place of another.
 *
 * @param emptyFor milliseconds between emptying the file and writing it: programs do both one after the other, and a busy
 *   machine stops them in between
 */
export async function save(path: string, from: string, to: string, emptyFor?: number) {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} does not hold ${from}.`);
  if (emptyFor !== undefined) {
    writeFileSync(file, '');
    await delay(emptyFor);
  }
  writeFileSync(file, text.replace(from, to));
}

/**
 * Loads a page in a new tab, and waits until the application is there and hears of changes. The tab of the test before
 * may still load itself again, which would end a visit of this one's. Under load Chromium sometimes never says that such
 * a tab is closed, so nothing waits for it.
 */
export async function open(path: string) {
  for (const tab of context.pages()) void tab.close().catch(() => undefined);
  page = await context.newPage();
  page.on('pageerror', (error) => front.pageErrors.push(error.message));
  // Vite sends an update only to who is connected, and the application may be ready before.
  const hears = new Promise((resolve) => {
    page.once('websocket', (socket) => resolve(socket.waitForEvent('framereceived')));
  });
  await page.goto(`${origin}${path}`);
  await page.locator('html[data-ready]').waitFor();
  await hears;
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

/** Whether the tab still has the document that `open` loaded. */
export const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis);

export const served = async (path: string) => (await fetch(`${origin}${path}`)).text();

/**
 * The pipe closes when the last process that holds it has ended: the provider's, too.
 *
 * @returns the exit code
 */
export async function pressCtrlC() {
  front.isAsking = false;
  dev.kill('SIGINT');
  const [code] = await once(dev, 'close');
  return code;
}
