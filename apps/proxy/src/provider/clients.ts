import { createProviderClient, type ProviderClient } from '@myler/api-client/provider';
import { createLimiter } from '@myler/server/limiter';
import type { Logger } from '@myler/server/log';
import { classOf, classOfLongCall, createAdmission, type Admission } from './admission.ts';
import { visitorSignal } from '../middleware/visitor-signal/visitor-signal.ts';
import { createTransport, PROVIDER_BASE, ProviderFailure, type TransportOptions } from './transport.ts';
import { createProviderWatch, type Health, type ProviderWatch } from './watch.ts';

/** Milliseconds. A bank may take long to charge a card. With less, the visitor would not learn the outcome. */
const PAYMENT_TIMEOUT = 20_000;
const PICTURE_TIMEOUT = 15_000;

const FORM_TYPE = 'application/x-www-form-urlencoded';

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;

export interface ProviderClients {
  /** The queues of calls, for the metrics. */
  admission: Admission;
  /** Notices a provider that hangs. */
  watch: ProviderWatch;
  /** Calls with the website's token, for public content. */
  website: ProviderClient;
  /** Calls with a member's access token, or with the website's token if there is none. */
  onBehalfOf(accessToken: string | undefined): { standard: ProviderClient; longTimeout: ProviderClient };
  /** Calls with the proxy's own token, for registration, sign-in and passwords. */
  secret: ProviderClient;
  /** Like `secret`, with a longer deadline, for calls that wait for a bank. */
  secretLongTimeout: ProviderClient;
  /** Fetches a picture without changing the response. */
  picture(path: string): Promise<Response>;
  /** Fetches a page of the placeholder for the web app without changing the response. */
  webApp(pathAndQuery: string): Promise<Response>;
  /** Fetches a page on which a bank asks for a confirmation, or sends its form, without changing the response. */
  bankPage(path: string, form?: string): Promise<Response>;
}

interface ProviderClientsOptions extends Pick<TransportOptions, 'url' | 'deadlineSignal'> {
  /** Milliseconds for reads, and for writes that charge nothing. It is also the minimum of the longer deadlines. */
  timeout: number;
  publishableToken: string;
  providerSecret: string;
  log: Logger;
  /** Ends and starts the provider, when it is a child process. */
  restart?: (() => void) | undefined;
}

/** All clients of the provider. Calls of different classes (`admission.ts`) have separate limits: none can block another. */
export function createProviderClients(options: ProviderClientsOptions): ProviderClients {
  const { url, deadlineSignal, timeout, publishableToken, providerSecret } = options;
  const paymentTimeout = Math.max(PAYMENT_TIMEOUT, timeout);
  const admission = createAdmission({ timeout, paymentTimeout });
  const watch = createProviderWatch({ check: () => checkHealth(options), log: options.log, restart: options.restart });
  const common = { url, deadlineSignal, watch };
  const reads = createTransport({ ...common, limiterOf: () => admission.read, deadline: timeout });
  const writes = createTransport({
    ...common,
    limiterOf: (method, path) => admission[classOf(method, path)],
    deadline: timeout,
    waitSignal: visitorSignal,
  });
  const ofPayments = { ...common, deadline: paymentTimeout, waitSignal: visitorSignal };
  const payments = createTransport({
    ...ofPayments,
    limiterOf: (_method, path) => admission[classOfLongCall(path)],
  });
  const bankPages = createTransport({ ...ofPayments, limiterOf: () => admission.payment, passesRedirects: true });
  const pictures = createTransport({
    ...common,
    limiterOf: () => admission.picture,
    deadline: Math.max(PICTURE_TIMEOUT, timeout),
    maxBytes: MAX_PICTURE_BYTES,
  });
  const client = (bearer: string, fetch: typeof globalThis.fetch) =>
    // No retries: the cache has a stale copy of a read, and the sender of a write repeats it with its idempotency key.
    createProviderClient({
      baseUrl: PROVIDER_BASE,
      token: () => bearer,
      fetch,
      retries: 0,
      timeout: 2 * PAYMENT_TIMEOUT,
    });
  const withBothTimeouts = (bearer: string) => ({
    standard: client(bearer, writes),
    longTimeout: client(bearer, payments),
  });
  const website = withBothTimeouts(publishableToken);
  return {
    admission,
    watch,
    website: client(publishableToken, reads),
    onBehalfOf: (token) => (token ? withBothTimeouts(token) : website),
    secret: client(providerSecret, writes),
    secretLongTimeout: client(providerSecret, payments),
    picture: (path) => pictures(new URL(path, PROVIDER_BASE)),
    webApp: (path) => reads(new URL(path, PROVIDER_BASE)),
    bankPage: (path, form) => bankPages(new URL(path, PROVIDER_BASE), form === undefined ? {} : postForm(form)),
  };
}

const postForm = (body: string) => ({ method: 'POST', body, headers: { 'content-type': FORM_TYPE } });

/** Any response counts, because a provider that reports its own failure does not hang. */
async function checkHealth({ url, deadlineSignal, timeout }: ProviderClientsOptions): Promise<Health> {
  if (!url()) return 'starting';
  const limiterOf = () => createLimiter({ concurrency: 1, queueSize: 0 });
  const send = createTransport({ url, deadlineSignal, limiterOf, deadline: timeout });
  try {
    await send(new URL('/api/health', PROVIDER_BASE));
    return 'answers';
  } catch (error) {
    // A connection that breaks or is refused is an answer too: calls fail without waiting.
    return error instanceof ProviderFailure && error.status === 502 ? 'answers' : 'hangs';
  }
}
