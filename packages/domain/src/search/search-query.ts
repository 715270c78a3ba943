import { address } from '@myler/config/address';
import { searchKinds, type SearchKind } from '@myler/config/hotels';
import type { Query } from '@myler/config/pages';

/** The query of the search page. */
export interface SearchQuery {
  q: string;
  /** One kind; all kinds when absent. */
  kind?: SearchKind;
  page: number;
}

/** As many as are easy to read on one page. */
export const RESULTS_PER_PAGE = 20;

const MAX_WORDS = 120;

/** Parses the query. Invalid values are ignored, so that every address shows a page. */
export function readSearchQuery(search: Query<'/search-results'>): SearchQuery {
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, MAX_WORDS) : '';
  const kind = searchKinds.find((known) => known === search.kinds);
  const page = Number(search.page);
  return { q, ...(kind ? { kind } : {}), page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1 };
}

/** The address of a search, without default values. */
export function searchQueryAddress({ q, kind, page = 1 }: Partial<SearchQuery>): string {
  const search = { q: q || undefined, kinds: kind, page: page > 1 ? page : undefined };
  return address('/search-results', { search });
}

/**
 * Example searches that show what this search can find: facts that other searches do not know, a feeling, a place that
 * is hard to spell.
 */
export const exampleSearches = [
  'connecting rooms in the Alps',
  'a cot by the sea',
  'first flight',
  'Seychelles',
  'snow at half-term',
];
