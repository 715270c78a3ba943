import http from 'node:http';
import https from 'node:https';
import { currentRequestId } from '../middleware/request-id/request-id.ts';
import type { CallSpan } from '@myler/server/trace-request';
import { currentSpan } from '../middleware/request-trace/request-trace.ts';
import { TooBusy, type Limiter } from '@myler/server/limiter';
import type { ProviderWatch } from './watch.ts';

/** The provider gave no usable response. The status says why. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly status: 502 | 503 | 504;
  /** Unset when it has not been asked: too many wait, or the watch has logged already that it is away. */
  readonly dependency: string | undefined;

  constructor(status: 502 | 503 | 504, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.dependency = status === 503 ? undefined : 'the provider';
  }
}

export interface TransportOptions {
  /** The provider's current address; undefined while it starts. */
  url: () => string | undefined;
  /** The queue of a call. */
  limiter: Limiter;
  /** Milliseconds for the whole call: waiting in the queue, connecting, and reading to the last byte. */
  deadline: number;
  /** Creates the signal that aborts a call after so many milliseconds. The default is `AbortSignal.timeout`. */
  deadlineSignal?: ((ms: number) => AbortSignal) | undefined;
  maxBytes?: number;
  /** Passes redirects on. They are failures otherwise, because the provider's API sends none. */
  passesRedirects?: boolean;
  /** A signal that takes a call out of the queue, such as the visitor's leaving. It does not interrupt a call. */
  waitSignal?: () => AbortSignal | undefined;
  /** Is told what became of each call. While it says that the provider hangs, no call is sent. */
  watch?: Pick<ProviderWatch, 'isHung' | 'answered' | 'timedOut'> | undefined;
}

/** A placeholder for the provider's address. The transport replaces its origin before a call. */
export const PROVIDER_BASE = 'http://provider/v1';

const MAX_JSON_BYTES = 4 * 1024 * 1024;

/**
 * Only reads use keep-alive connections, because a server may close such a connection just when we send on it. A read
 * can be sent again then. A write cannot, because it may have arrived.
 */
const keepAliveAgents = {
  http: new http.Agent({ keepAlive: true, maxSockets: 64 }),
  https: new https.Agent({ keepAlive: true, maxSockets: 64 }),
};

export function closeTransports(): void {
  keepAliveAgents.http.destroy();
  keepAliveAgents.https.destroy();
}

/**
 * A `fetch` to the provider that always ends: a call has a deadline, a body has a maximum size, and the limiter limits
 * how many calls run at the same time. The response is read to its end before it is returned, so that reading its body
 * cannot hang.
 *
 * @throws {ProviderFailure} 502 for a broken connection; 503 while it starts or hangs, or when the call was not sent
 *   because too many are waiting; 504 after the deadline
 */
export function createTransport(options: TransportOptions): typeof globalThis.fetch {
  const {
    url,
    limiter,
    deadline,
    deadlineSignal = (ms) => AbortSignal.timeout(ms),
    maxBytes = MAX_JSON_BYTES,
    passesRedirects = false,
    waitSignal,
    watch,
  } = options;
  return async (input, init = {}) => {
    const base = url();
    if (!base) throw new ProviderFailure(503, 'The provider is starting.');
    if (watch?.isHung()) throw new ProviderFailure(503, 'The provider does not answer its health check.');
    const requested = new URL(input instanceof Request ? input.url : input);
    const target = new URL(`${base}${requested.pathname}${requested.search}`);
    const signal = deadlineSignal(deadline);
    const left = waitSignal?.();
    const method = init.method ?? 'GET';
    const call = currentSpan()?.beginCall(method);
    const headers = headersOf(init, call);
    try {
      const response = await limiter.run(
        () => {
          call?.sent();
          return exchange(target, { ...init, headers }, signal, { maxBytes, passesRedirects });
        },
        left ? AbortSignal.any([signal, left]) : signal,
      );
      watch?.answered();
      call?.end(response.status);
      return response;
    } catch (error) {
      call?.end(undefined);
      if (error instanceof ProviderFailure) throw error;
      if (error instanceof TooBusy)
        throw new ProviderFailure(503, 'Too many calls wait for the provider.', { cause: error });
      if (signal.aborted) {
        watch?.timedOut();
        throw new ProviderFailure(504, `No answer within ${deadline} ms.`, { cause: error });
      }
      throw new ProviderFailure(502, 'The connection broke.', { cause: error });
    }
  };
}

/** A call with all its headers. */
type CallInit = Omit<RequestInit, 'headers'> & { headers: Record<string, string> };

/** What is accepted of a response. */
type Accepted = Required<Pick<TransportOptions, 'maxBytes' | 'passesRedirects'>>;

function exchange(target: URL, init: CallInit, signal: AbortSignal, accepted: Accepted): Promise<Response> {
  const { maxBytes, passesRedirects } = accepted;
  const method = init.method ?? 'GET';
  const secure = target.protocol === 'https:';
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = (secure ? https : http).request(target, {
      method,
      headers: init.headers,
      agent: method === 'GET' ? keepAliveAgents[secure ? 'https' : 'http'] : false,
      signal,
    });
    request.once('error', (error) => {
      if (request.reusedSocket && wasConnectionClosed(error)) resolve(exchange(target, init, signal, accepted));
      else reject(error);
    });
    request.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > maxBytes)
          incoming.destroy(new ProviderFailure(502, `The response is larger than ${maxBytes} bytes.`));
        else chunks.push(chunk);
      });
      incoming.once('error', reject);
      incoming.once('close', () => {
        if (!incoming.complete) reject(new ProviderFailure(502, 'The response ended early.'));
      });
      incoming.once('end', () => {
        try {
          resolve(toResponse(incoming, Buffer.concat(chunks), passesRedirects));
        } catch (error) {
          reject(error);
        }
      });
    });
    request.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

/**
 * The provider's log and spans belong to those of the visitor's request. A read for several visitors has the id of the
 * first.
 */
function headersOf({ headers }: RequestInit, call: CallSpan | undefined): Record<string, string> {
  const id = currentRequestId();
  return {
    ...Object.fromEntries(new Headers(headers)),
    ...(id ? { 'x-request-id': id } : {}),
    ...(call ? { traceparent: call.traceparent } : {}),
  };
}

/** Whether the server closed the keep-alive connection instead of answering. */
function wasConnectionClosed(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET' || error.code === 'EPIPE';
}

/** @throws {ProviderFailure} for an invalid status, and for a redirect that is not to be passed on */
function toResponse(incoming: http.IncomingMessage, body: Buffer<ArrayBuffer>, passesRedirects: boolean): Response {
  const status = incoming.statusCode ?? 0;
  const isRedirect = status >= 300 && status < 400;
  if (status < 200 || status > 599 || (isRedirect && !(passesRedirects && status === 303)))
    throw new ProviderFailure(502, `The provider answered ${status}.`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const empty = status === 204 || status === 205;
  return new Response(empty ? null : body, { status, headers });
}
