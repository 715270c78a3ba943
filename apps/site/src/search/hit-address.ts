import type { SearchHit } from '@myler/api-client/contract';

/** Where something that was found is on this site. */
export function hitAddress({ kind, id }: Pick<SearchHit, 'kind' | 'id'>): string {
  switch (kind) {
    case 'place':
      return `/our-hotels?${id}`;
    case 'hotel':
      return `/our-hotels/${id}`;
    case 'inspiration':
      return `/inspirations#${id}`;
    case 'article':
      return `/travel-journal/${id}`;
    default:
      return `/${id}`;
  }
}

/** The address that free text leads to. */
export function searchAddress(words: string): string {
  const query = new URLSearchParams({ q: words.trim() });
  return words.trim() ? `/search-results?${query.toString()}` : '/search-results';
}
