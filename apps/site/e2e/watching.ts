import type { BrowserContext, Page } from '@playwright/test';

/** Code and requests that only a visit with consent has. */
export const WATCHING = /\/api\/collect|\/observe-|sentry/i;

export const privacy = (page: Page) => page.getByRole('dialog', { name: 'Your privacy' });

/** All requests from here on, of any tab. */
export function watchRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Throws an error that the browser attributes to the page's own code. */
export const breakSomething = (page: Page, message: string) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(words);
    });
  }, message);
