import type { GatewayClient } from '@myler/api-client/gateway';
import type { SearchSource } from './search.ts';

/** As many as fit below the box without much scrolling. */
const SUGGESTIONS = 9;

/** Suggestions from the provider. The client should wait only shortly and not retry: by then the visitor has typed the next letter. */
export function searchSourceOf(read: GatewayClient['call']): SearchSource {
  return {
    suggest: async (words, signal) => {
      const query = { q: words, kinds: 'place,hotel,inspiration', typing: '1', page: 1, limit: SUGGESTIONS } as const;
      return (await read('searchHotels', { query, signal })).items;
    },
    inspirations: async () => (await read('inspirations')).items,
  };
}
