import type { PagePath } from '@myler/config/pages';
import { pagesForBrowsers, type BrowserPage } from './pages-for-browsers.ts';

/** The result of `pagesForBrowsers()`, which the build writes into the browser's code (`vite.config.ts`). */
declare const BROWSER_PAGES: Record<PagePath, BrowserPage>;

/** The part of the table of pages that browsers need, such as for the names of other pages. */
export const browserPages = import.meta.env.PROD && !import.meta.env.SSR ? BROWSER_PAGES : pagesForBrowsers();
