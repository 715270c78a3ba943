import { createGatewayClient } from '@myler/api-client/gateway';
import type { SearchSource } from '@myler/state/search';
import { accessToken } from '../../visitor/access-token.ts';

/** As many as fit below the box without much scrolling. */
const SUGGESTIONS = 9;

/** Suggestions from the provider. Short timeout and no retries: by then the visitor has typed the next letter. */
export function searchSource(): SearchSource {
  const { call } = createGatewayClient({ token: accessToken, timeout: 6_000, retries: 0 });
  return {
    suggest: async (words, signal) => {
      const query = { q: words, kinds: 'place,hotel,inspiration', typing: '1', page: 1, limit: SUGGESTIONS } as const;
      return (await call('searchHotels', { query, signal })).items;
    },
    inspirations: async () => (await call('inspirations')).items,
  };
}
