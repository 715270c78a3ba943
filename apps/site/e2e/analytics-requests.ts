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
