import { putLink } from '../put-link.ts';
import { expect } from './test.ts';
import type { Page } from './page.ts';

/** Both ways to reach a page, as in `../arrivals.ts`: the server renders one, the router the other. */
export const arrivals: Record<string, (visitor: Page, path: string) => Promise<void>> = {
  'by its address': async (visitor, path) => {
    await visitor.open(path);
    await visitor.arrived();
  },
  'by a link': async (visitor, path) => {
    await visitor.open('/about');
    await visitor.arrived();
    await visitor.markDocument();
    await visitor.evaluate(`(${putLink.toString()})(${JSON.stringify(path)})`);
    await visitor.css('main').find('link', path, { exact: true }).press();
    await visitor.isAt(path);
    await visitor.css('#site [data-island=account]:not([data-wake])').isThere();
    expect(await visitor.isSameDocument()).toBe(true);
  },
};
