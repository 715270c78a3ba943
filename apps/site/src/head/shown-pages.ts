import type { PagePath } from '@myler/config/pages';
import { cutPages, type ShownPage } from './cut-pages.ts';

/** `cutPages()`, which the build writes into what browsers get (`vite.config.ts`). */
declare const SHOWN_PAGES: Record<PagePath, ShownPage>;

/** The table of pages, as far as one page shows what another is called. */
export const shownPages = import.meta.env.PROD && !import.meta.env.SSR ? SHOWN_PAGES : cutPages();
