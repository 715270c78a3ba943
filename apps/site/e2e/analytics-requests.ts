import type { BrowserContext, Page } from '@playwright/test';

/** Code and requests that only a visit with consent has. */
export const ANALYTICS_URL = /\/api\/collect|\/observe-|sentry/i;

export const privacyDialog = (page: Page) => page.getByRole('dialog', { name: 'Your privacy' });

/** All requests from here on, of any tab. */
export function recordRequests(context: BrowserContext): string[] {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Throws an error that the browser attributes to the page's own code. */
export const throwUncaughtError = (page: Page, message: string) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(words);
    });
  }, message);

/** Everything that docs/product-decisions.md, Consent and the newsletter, names. */
const DOCUMENTED = {
  cookies: ['cookie-consent'],
  local: ['currency', 'shortlist'],
  session: ['cookie-consent-opened', 'newsletter-opened', 'join-attempt'],
};

/** The names of everything that this device stores. */
export async function stored(page: Page) {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const others = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
  return { cookies, ...others };
}

/** What a visitor who rejects analytics would not expect: requests elsewhere or to count, and names that nobody documented. */
export async function strangeTraces(page: Page, requested: string[]): Promise<string[]> {
  const { origin } = new URL(page.url());
  const isStrange = (url: string) =>
    ANALYTICS_URL.test(url) || (new URL(url).origin !== origin && !url.startsWith('data:'));
  const { databases, caches, ...named } = await stored(page);
  const undocumented = Object.entries(DOCUMENTED).flatMap(([where, names]) =>
    named[where as keyof typeof named].filter((name) => !names.includes(name)),
  );
  return [...requested.filter(isStrange), ...undocumented, ...databases.map(String), ...caches];
}
