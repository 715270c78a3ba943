import type { BrowserContext, Page } from '@playwright/test';

/** Code and calls that only an allowed visit has. */
export const WATCHING = /\/api\/collect|\/observe-|sentry/i;

export const privacy = (page: Page) => page.getByRole('dialog', { name: 'Your privacy' });

/** Everything that is asked for from here on, by any tab. */
export function watchRequests(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Breaks something in the page's own code, as far as the browser can tell. */
export const breakSomething = (page: Page, message: string) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new TypeError(words);
    });
  }, message);
