import { address } from '@myler/config/address';
import { journalCategoryNames, type JournalCategory } from '@myler/config/journal';
import type { ArticleSummary } from '@myler/api-client/contract';

/** How many articles a page holds; the first page lays them out as a magazine does. */
export const ARTICLES_PER_PAGE = 12;

/** The address of a category, or of a page beyond its first. */
export function categoryAddress(id: JournalCategory, page = 1): string {
  return address('/travel-journal/$slug', { params: { slug: id }, search: beyondFirst(page) });
}

/** The address of all articles, or of a page beyond the first. */
export function journalAddress(page = 1): string {
  return address('/travel-journal', { search: beyondFirst(page) });
}

/** The address of one article. */
export function articleAddress({ slug }: Pick<ArticleSummary, 'slug'>): string {
  return address('/travel-journal/$slug', { params: { slug } });
}

function beyondFirst(page: number) {
  return { page: page > 1 ? page : undefined };
}

/** The page number in a query, as a string or a number. */
export function readPage(value: unknown): number {
  const page = Number(value);
  return Number.isInteger(page) && page > 0 && page <= 1_000 ? page : 1;
}

/** Links to the feeds of all articles or of one category, for a page's head. */
export function feedLinks(category?: JournalCategory) {
  const folder = category ? categoryAddress(category) : journalAddress();
  const title = category ? `Travel journal: ${journalCategoryNames[category]}` : 'Travel journal';
  return [
    { rel: 'alternate', type: 'application/atom+xml', title: `${title} (Atom)`, href: `${folder}/feed.xml` },
    { rel: 'alternate', type: 'application/feed+json', title: `${title} (JSON)`, href: `${folder}/feed.json` },
  ];
}
