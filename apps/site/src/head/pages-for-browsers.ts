import { pages, type Page, type PagePath } from '@myler/config/pages';

/** What a browser needs of a page's row. */
export interface BrowserPage extends Pick<Page, 'title' | 'about' | 'listed' | 'listedQueries' | 'footer'> {
  /** Whether it has a social card; for a path with a parameter, the parameter's values that have one. */
  card: boolean | string[];
}

/**
 * The table of pages without the columns that only servers read. They would add 3 kB to the first client-side
 * navigation.
 */
export function pagesForBrowsers(): Record<PagePath, BrowserPage> {
  const entries = Object.entries<Page>(pages).map(
    ([path, { title, about, listed, listedQueries, footer, card, cards }]) => [
      path,
      { title, about, listed, listedQueries, footer, card: cards ? Object.keys(cards) : card !== undefined },
    ],
  );
  return Object.fromEntries(entries) as Record<PagePath, BrowserPage>;
}
