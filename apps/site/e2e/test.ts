import { randomUUID } from 'node:crypto';
import { expect, test as base, type BrowserContext, type Page, type Request } from '@playwright/test';
import { openStack, startStack, type Stack } from './stack.ts';

interface Options {
  /**
   * Whether the visitor has answered the privacy question on an earlier visit. On by default, because most journeys
   * need it.
   */
  consented: boolean;
  /**
   * Messages that the browser prints in this journey, such as for a payment that was refused. One pattern, because
   * Playwright reads a list of two as a value and its options.
   */
  expectedMessages: RegExp | null;
}

interface Fixtures {
  /**
   * An email address that no other journey uses: `emailOf('amelie')` is `amelie.1f0c9a2b@example.com`, the same
   * throughout a journey.
   */
  emailOf: (name: string) => string;
}

interface WorkerOptions {
  /** The name of a file that must not share the system with other journeys, and gets its own. */
  ownStack: string;
}

/** What Chromium reports when a busy machine needs longer for a page than a view transition waits: it shows the page at once. */
const busyMachine = /timeout in DOM update/;

/** What it reports when a test runs without pictures. */
const withoutPictures = /image loading is disabled|\/media\/\S+ was preloaded using link preload but not used/;

let visitors = 0;

/**
 * Every journey runs against the whole product, and fails on an unexpected console message. Journeys share one running
 * system, each as a separate visitor with its own browser context, client address and email addresses.
 */
export const test = base.extend<Options & Fixtures, WorkerOptions & { stack: Stack }>({
  ownStack: ['', { option: true, scope: 'worker' }],
  consented: [true, { option: true }],
  expectedMessages: [null, { option: true }],
  stack: [
    async ({ ownStack }, use) => {
      if (!ownStack) return use(openStack(process.env['E2E_ORIGIN'] ?? '', process.env['E2E_FOLDER'] ?? ''));
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape.
  emailOf: async ({}, use) => {
    const visit = randomUUID().slice(0, 8);
    await use((name) => `${name}.${visit}@example.com`);
  },
  // Rate limits count by client address. A separate address for each journey keeps them independent.
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    visitors += 1;
    const address = `fd00:0:${workerIndex.toString(16)}:${visitors.toString(16)}::1`;
    await use({ ...extraHTTPHeaders, 'x-forwarded-for': address });
  },
  baseURL: async ({ stack }, use) => {
    await use(stack.origin);
  },
  context: async ({ context, stack, consented }, use) => {
    trackRequests(context);
    if (consented) {
      await context.addCookies([{ name: 'cookie-consent', value: 'v1.necessary', url: stack.origin }]);
      await context.addInitScript(() => sessionStorage.setItem('newsletter-opened', '1'));
    }
    await use(context);
  },
  page: async ({ page, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await use(page);
    // A request that is still on its way must not fail the test that has ended, or the next one.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    const unexpected = messages.filter(
      (message) =>
        !expectedMessages?.test(message) && ![busyMachine, withoutPictures].some((known) => known.test(message)),
    );
    expect(unexpected, 'the console stays silent').toEqual([]);
  },
});

export { expect };

/**
 * Waits until the application has started and the fonts have loaded. Visitors need not wait, because their presses are
 * held; fonts move lines when they load.
 */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.locator('html[data-ready]').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The running requests of each page. */
const runningRequests = new WeakMap<Page, Set<Request>>();

function trackRequests(context: BrowserContext): void {
  context.on('page', (page) => {
    const running = new Set<Request>();
    runningRequests.set(page, running);
    page.on('request', (request) => {
      // Requests of the previous document do not count for this one.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) running.clear();
      running.add(request);
    });
    page.on('requestfinished', (request) => running.delete(request));
    page.on('requestfailed', (request) => running.delete(request));
  });
}

/**
 * Waits until the page has finished its work: no request is running and no task is left. What has not appeared by then
 * does not appear without an action.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  const running = runningRequests.get(page) ?? new Set();
  do {
    await Promise.all([...running].map(async (request) => (await request.response())?.finished()));
    await waitUntilIdle(page);
  } while (running.size > 0);
}

/**
 * Waits until the page has nothing left to do except wait for requests. On a busy machine Chromium may expect a frame that
 * never comes, and runs no idle callback until then: the timeout ends that.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise<void>((resume) => requestIdleCallback(() => resume(), { timeout: 10_000 })));
}

/** Holds the requests that match `pattern` until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => Promise<void>> {
  let resolve = () => {};
  const released = new Promise<void>((resume) => {
    resolve = resume;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const responseArrives = page.waitForResponse(pattern);
    resolve();
    await responseArrives;
  };
}

/** Blocks pictures, for journeys that visit many pages: drawing them takes longer than reading the pages. */
export async function blockPictures(page: Page): Promise<void> {
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  await page.route('**/media/**', (route) => route.fulfill({ contentType: 'image/gif', body: pixel }));
}
