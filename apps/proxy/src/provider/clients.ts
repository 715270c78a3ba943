import { createProviderClient, type ProviderClient } from '@myler/api-client/provider';
import { createLimiter } from '@myler/server/limiter';
import { createTransport, PROVIDER_BASE, type TransportOptions } from './transport.ts';

/** Charging a card takes what a bank takes; giving up early would leave the visitor not knowing. */
const PATIENT = 20_000;
const PICTURE = 15_000;

const MAX_PICTURE = 8 * 1024 * 1024;

export interface ProviderClients {
  /** As the website: public content. */
  website: ProviderClient;
  /** As a member, by their own access token, or as the website without one. */
  onBehalfOf(accessToken: string | undefined): { quick: ProviderClient; patient: ProviderClient };
  /** As the proxy itself: registration, sign-in, passwords. */
  secret: ProviderClient;
  /** The same, with time for a bank to answer. */
  patient: ProviderClient;
  /** A picture, as it is. */
  picture(path: string): Promise<Response>;
  /** A page of the stand-in for the web app, as it is. */
  webApp(pathAndQuery: string): Promise<Response>;
}

interface ProviderClientsOptions extends Pick<TransportOptions, 'url' | 'deadlineSignal'> {
  /** Milliseconds for reads and for writes that charge nothing. What has longer never has less than this. */
  timeout: number;
  publishableToken: string;
  providerSecret: string;
}

/** All ways to the provider. Reads, writes and pictures have lanes of their own: none can starve another. */
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
    // Nothing is tried again here: a read has a last good copy, a write is its sender's to repeat, with its key.
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
