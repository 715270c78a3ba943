import { createGatewayClient } from '@myler/api-client/gateway';
import type { SearchSource } from '@myler/state/search';
import { accessToken } from '../../visitor/access-token.ts';

/** What fits below the box without scrolling far. */
const SUGGESTIONS = 9;

/** Suggestions from the provider. A slow one is not waited for: the next letter is likelier to be of use. */
export function searchSource(): SearchSource {
  const { call } = createGatewayClient({ token: accessToken, timeout: 6_000, retries: 0 });
  return {
    suggest: async (words, signal) => {
      const query = { q: words, kinds: 'place,hotel,inspiration', page: 1, limit: SUGGESTIONS };
      return (await call('searchHotels', { query, signal })).items;
    },
    inspirations: async () => (await call('inspirations')).items,
  };
}
