import { address } from '@myler/config/address';
import { searchKinds, type SearchKind } from '@myler/config/hotels';
import type { Query } from '../../data/query.ts';

/** What the address of the search page says. */
export interface SearchQuery {
  q: string;
  /** One kind, or all. */
  kind?: SearchKind;
  page: number;
}

/** As many as one reads on one page. */
export const RESULTS_PER_PAGE = 20;

const MAX_WORDS = 120;

/** The address as it is meant: what makes no sense is passed over, so that no address fails. */
export function readSearchQuery(search: Query<'/search-results'>): SearchQuery {
  const q = typeof search.q === 'string' ? search.q.trim().slice(0, MAX_WORDS) : '';
  const kind = searchKinds.find((known) => known === search.kinds);
  const page = Number(search.page);
  return { q, ...(kind ? { kind } : {}), page: Number.isInteger(page) && page > 1 && page <= 500 ? page : 1 };
}

/** The address of a search. Only what differs from the plain one is said. */
export function searchQueryAddress({ q, kind, page = 1 }: Partial<SearchQuery>): string {
  const search = { q: q || undefined, kinds: kind, page: page > 1 ? page : undefined };
  return address('/search-results', { search });
}

/** Searches that show what this one can: facts that no other search knows, a feeling, a place that is hard to spell. */
export const examples = [
  'connecting rooms in the Alps',
  'a cot by the sea',
  'first flight',
  'Seychelles',
  'snow at half-term',
];
