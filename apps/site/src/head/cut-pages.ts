import { pages, type Page, type PagePath } from '@myler/config/pages';

/** What a browser needs of a page's row. */
export interface ShownPage extends Pick<Page, 'title' | 'about' | 'listed' | 'footer'> {
  /** Whether it has a social card; for a path with a parameter, the parameter's values that have one. */
  card: boolean | string[];
}

/**
 * The table of pages without the columns that only servers read. They would add 3 kB to the first client-side
 * navigation.
 */
export function cutPages(): Record<PagePath, ShownPage> {
  const cut = Object.entries<Page>(pages).map(([path, { title, about, listed, footer, card, cards }]) => [
    path,
    { title, about, listed, footer, card: cards ? Object.keys(cards) : card !== undefined },
  ]);
  return Object.fromEntries(cut) as Record<PagePath, ShownPage>;
}
