import type { PagePath } from '@myler/config/pages';
import { cutPages, type ShownPage } from './cut-pages.ts';

/** The result of `cutPages()`, which the build writes into the browser's code (`vite.config.ts`). */
declare const SHOWN_PAGES: Record<PagePath, ShownPage>;

/** The part of the table of pages that browsers need, such as for the names of other pages. */
export const shownPages = import.meta.env.PROD && !import.meta.env.SSR ? SHOWN_PAGES : cutPages();
