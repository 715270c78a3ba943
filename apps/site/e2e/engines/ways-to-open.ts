import { insertLink } from '../insert-link.ts';
import { expect } from './test.ts';
import type { Page } from './page.ts';

/** Both ways to reach a page, as in `../ways-to-open.ts`: the server renders one, the router the other. */
export const waysToOpen: Record<string, (visitor: Page, path: string) => Promise<void>> = {
  'by its address': async (visitor, path) => {
    await visitor.goto(path);
    await visitor.waitUntilReady();
  },
  'by a link': async (visitor, path) => {
    await visitor.goto('/about');
    await visitor.waitUntilReady();
    await visitor.markDocument();
    await visitor.evaluate(`(${insertLink.toString()})(${JSON.stringify(path)})`);
    await visitor.locator('main').getByRole('link', path, { exact: true }).click();
    await visitor.expectUrl(path);
    await visitor.locator('#site [data-island=account]:not([data-hydrate-on])').expectPresent();
    expect(await visitor.isSameDocument()).toBe(true);
  },
};
