import { createProviderClient, type ProviderClient } from '@myler/api-client/provider';
import { createLimiter } from '@myler/server/limiter';
import type { Logger } from '@myler/server/log';
import type { SessionWithRefresh } from '@myler/api-client/contract';
import { createKnownMembers, type KnownMembers, type SharedNotes } from '../http/known-members.ts';
import { calls, paths, type CallClass } from '../policies/policies.ts';
import { createAdmission, type Admission } from './admission.ts';
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
  onBehalfOf(accessToken: string | undefined): ProviderClient;
  /** Calls with the proxy's own token, for registration, sign-in and passwords. */
  secret: ProviderClient;
  /** The same for the sign-in of a member who has just paid, who must not wait behind those who have not. */
  afterPayment: ProviderClient;
  /** The members of the access tokens that were handed out. */
  members: KnownMembers;
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
  sharedNotes?: SharedNotes | undefined;
  /** Ends and starts the provider, when it is a child process. */
  restart?: (() => void) | undefined;
}

/**
 * All clients of the provider. Each call has the queue and the deadline of its row in the table of policies. Calls of
 * different classes (`admission.ts`) have separate limits: none can block another.
 */
export function createProviderClients(options: ProviderClientsOptions): ProviderClients {
  const { url, deadlineSignal, timeout, publishableToken, providerSecret } = options;
  const paymentTimeout = Math.max(PAYMENT_TIMEOUT, timeout);
  const admission = createAdmission({ timeout, paymentTimeout });
  const watch = createProviderWatch({ check: () => checkHealth(options), log: options.log, restart: options.restart });
  const members = createKnownMembers(options.sharedNotes);
  const deadlines: Partial<Record<CallClass, number>> = {
    payment: paymentTimeout,
    'paid sign-in': paymentTimeout,
    picture: Math.max(PICTURE_TIMEOUT, timeout),
  };
  const transport = (queue: CallClass, more: Pick<TransportOptions, 'maxBytes' | 'passesRedirects'> = {}) =>
    createTransport({
      url,
      deadlineSignal,
      watch,
      limiter: admission[queue],
      deadline: deadlines[queue] ?? timeout,
      waitSignal: visitorSignal,
      ...more,
    });
  const transports = Object.fromEntries(
    Object.keys(admission).map((queue) => [queue, transport(queue as CallClass)]),
  ) as Record<CallClass, typeof globalThis.fetch>;
  const bankPages = transport(paths.sandboxBank.queue, { passesRedirects: true });
  const pictures = transport(paths.media.queue, { maxBytes: MAX_PICTURE_BYTES });

  /** @param queue of all its calls; unset: each has its own */
  const client = (bearer: string, queue?: CallClass): ProviderClient => {
    const clients: Partial<Record<CallClass, ProviderClient>> = {};
    const of = (name: CallClass) =>
      // No retries: the cache has a stale copy of a read, and the sender of a write repeats it with its idempotency key.
      (clients[name] ??= createProviderClient({
        baseUrl: PROVIDER_BASE,
        token: () => bearer,
        fetch: transports[name],
        retries: 0,
        timeout: 2 * PAYMENT_TIMEOUT,
      }));
    return { call: (name, ...rest) => of(queue ?? calls[name].queue).call(name, ...rest) };
  };
  const website = client(publishableToken);
  return {
    admission,
    watch,
    members,
    website,
    onBehalfOf: (token) => (token ? client(token) : website),
    secret: noting(members, client(providerSecret)),
    afterPayment: noting(members, client(providerSecret, 'paid sign-in')),
    picture: (path) => pictures(new URL(path, PROVIDER_BASE)),
    webApp: (path) => transports[paths.webApp.queue](new URL(path, PROVIDER_BASE)),
    bankPage: (path, form) => bankPages(new URL(path, PROVIDER_BASE), form === undefined ? {} : postForm(form)),
  };
}

/** A client that notes the sessions that it receives. */
const noting = (members: KnownMembers, { call }: ProviderClient): ProviderClient => ({
  async call(...of) {
    const answer = await call(...of);
    if (isSession(answer)) await members.note(answer);
    return answer;
  },
});

const isSession = (answer: unknown): answer is SessionWithRefresh =>
  typeof answer === 'object' && answer !== null && 'accessToken' in answer && 'user' in answer;

const postForm = (body: string) => ({ method: 'POST', body, headers: { 'content-type': FORM_TYPE } });

/** Any response counts, because a provider that reports its own failure does not hang. */
async function checkHealth(options: ProviderClientsOptions): Promise<Health> {
  const { url, deadlineSignal, timeout, publishableToken } = options;
  if (!url()) return 'starting';
  const limiter = createLimiter({ concurrency: 1, queueSize: 0 });
  const send = createTransport({ url, deadlineSignal, limiter, deadline: timeout });
  try {
    await send(new URL('/api/health', PROVIDER_BASE), { headers: { authorization: `Bearer ${publishableToken}` } });
    return 'answers';
  } catch (error) {
    // A connection that breaks or is refused is an answer too: calls fail without waiting.
    return error instanceof ProviderFailure && error.status === 502 ? 'answers' : 'hangs';
  }
}
