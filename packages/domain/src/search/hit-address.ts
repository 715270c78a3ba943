import type { SearchHit } from '@myler/api-client/contract';
import type { PagePath } from '@myler/config/pages';

/** The address of a search hit on this site. */
export function hitAddress({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  switch (kind) {
    case 'place':
      return `${'/our-hotels' satisfies PagePath}?${id}`;
    case 'hotel':
      return `${'/our-hotels' satisfies PagePath}/${id}`;
    case 'inspiration':
      return `${'/inspirations' satisfies PagePath}#${id}`;
    case 'article':
      return `${'/travel-journal' satisfies PagePath}/${id}`;
    default:
      return `/${id}`;
  }
}

/** The address of the results for free text. */
export function searchAddress(words: string): string {
  const query = new URLSearchParams({ q: words.trim() });
  const results = '/search-results' satisfies PagePath;
  return words.trim() ? `${results}?${query.toString()}` : results;
}
