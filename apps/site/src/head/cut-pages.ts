import { pages, type Page, type PagePath } from '@myler/config/pages';

/** What a browser is told of a page. */
export interface ShownPage extends Pick<Page, 'title' | 'about' | 'listed' | 'footer'> {
  /** Whether it has a social card; of a path with a parameter, for which values of it. */
  card: boolean | string[];
}

/** The table of pages without what only servers read, which would weigh 3 kB on the first turn to another page. */
export function cutPages(): Record<PagePath, ShownPage> {
  const cut = Object.entries<Page>(pages).map(([path, { title, about, listed, footer, card, cards }]) => [
    path,
    { title, about, listed, footer, card: cards ? Object.keys(cards) : card !== undefined },
  ]);
  return Object.fromEntries(cut) as Record<PagePath, ShownPage>;
}
