import { createProviderClient } from '../src/provider/index.ts';
import { createSameOriginClient } from '../src/same-origin/index.ts';

/** The two clients, of a test server. */
export const provider = (origin: string, options = {}) =>
  createProviderClient({ baseUrl: `${origin}/v1`, token: () => 'publishable', ...options });
export const sameOrigin = (origin: string, options = {}) =>
  createSameOriginClient({ baseUrl: `${origin}/api`, ...options });
