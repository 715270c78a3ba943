import { createProviderClient, type ProviderClient } from '@myler/api-client/provider';
import { createLimiter } from '@myler/server/limiter';
import { createTransport, PROVIDER_BASE, type TransportOptions } from './transport.ts';

/** Milliseconds. A bank may take long to charge a card. With less, the visitor would not learn the outcome. */
const PATIENT = 20_000;
const PICTURE = 15_000;

const MAX_PICTURE = 8 * 1024 * 1024;

export interface ProviderClients {
  /** Calls with the website's token, for public content. */
  website: ProviderClient;
  /** Calls with a member's access token, or with the website's token if there is none. */
  onBehalfOf(accessToken: string | undefined): { quick: ProviderClient; patient: ProviderClient };
  /** Calls with the proxy's own token, for registration, sign-in and passwords. */
  secret: ProviderClient;
  /** Like `secret`, with a longer deadline, for calls that wait for a bank. */
  patient: ProviderClient;
  /** Fetches a picture without changing the response. */
  picture(path: string): Promise<Response>;
  /** Fetches a page of the placeholder for the web app without changing the response. */
  webApp(pathAndQuery: string): Promise<Response>;
}

interface ProviderClientsOptions extends Pick<TransportOptions, 'url' | 'deadlineSignal'> {
  /** Milliseconds for reads, and for writes that charge nothing. It is also the minimum of the longer deadlines. */
  timeout: number;
  publishableToken: string;
  providerSecret: string;
}

/** All clients of the provider. Reads, writes, charges and pictures have separate limits: none can block another. */
export function createProviderClients(options: ProviderClientsOptions): ProviderClients {
  const { url, deadlineSignal, timeout, publishableToken, providerSecret } = options;
  const lanes = {
    reads: createLimiter({ atOnce: 48, waiting: 256 }),
    writes: createLimiter({ atOnce: 32, waiting: 128 }),
    joining: createLimiter({ atOnce: 32, waiting: 128 }),
    pictures: createLimiter({ atOnce: 8, waiting: 256 }),
  };
  const reads = createTransport({ url, deadlineSignal, lane: lanes.reads, deadline: timeout });
  const writes = createTransport({ url, deadlineSignal, lane: lanes.writes, deadline: timeout });
  const joining = createTransport({ url, deadlineSignal, lane: lanes.joining, deadline: Math.max(PATIENT, timeout) });
  const pictures = createTransport({
    url,
    deadlineSignal,
    lane: lanes.pictures,
    deadline: Math.max(PICTURE, timeout),
    maxBytes: MAX_PICTURE,
  });
  const client = (bearer: string, fetch: typeof globalThis.fetch) =>
    // No retries: the cache has a stale copy of a read, and the sender of a write repeats it with its idempotency key.
    createProviderClient({ baseUrl: PROVIDER_BASE, token: () => bearer, fetch, retries: 0, timeout: 2 * PATIENT });
  const both = (bearer: string) => ({ quick: client(bearer, writes), patient: client(bearer, joining) });
  const website = both(publishableToken);
  return {
    website: client(publishableToken, reads),
    onBehalfOf: (token) => (token ? both(token) : website),
    secret: client(providerSecret, writes),
    patient: client(providerSecret, joining),
    picture: (path) => pictures(new URL(path, PROVIDER_BASE)),
    webApp: (path) => reads(new URL(path, PROVIDER_BASE)),
  };
}
