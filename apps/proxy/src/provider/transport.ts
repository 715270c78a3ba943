import http from 'node:http';
import https from 'node:https';
import { TooBusy, type Limiter } from '@myler/server/limiter';

/** Why the provider gave no answer that could be used, as the status that says so. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly status: 502 | 503 | 504;

  constructor(status: 502 | 503 | 504, message: string, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
  }
}

export interface TransportOptions {
  /** Where the provider is at the moment; undefined while it starts. */
  url: () => string | undefined;
  lane: Limiter;
  /** Milliseconds for everything: waiting for a place, connecting, and the last byte. */
  deadline: number;
  /** The signal that ends a call after so many milliseconds: `AbortSignal.timeout`. Tests decide themselves when it ends. */
  deadlineSignal?: ((ms: number) => AbortSignal) | undefined;
  maxBytes?: number;
}

/** Stands for the provider in addresses that never leave this process. */
export const PROVIDER_BASE = 'http://provider/v1';

const MAX_JSON = 4 * 1024 * 1024;

/**
 * Connections are kept for reads only: a server may close a kept one just as we write on it. A read is then sent once
 * more; a write must not be, to find out whether it arrived.
 */
const keptAgents = {
  http: new http.Agent({ keepAlive: true, maxSockets: 64 }),
  https: new https.Agent({ keepAlive: true, maxSockets: 64 }),
};

export function closeTransports(): void {
  keptAgents.http.destroy();
  keptAgents.https.destroy();
}

/**
 * A `fetch` to the provider that always ends: the whole exchange has one deadline, a body one limit, and as many at
 * once as its lane allows. The answer is read to its end before it is handed on, so that nothing later can hang.
 *
 * @throws {ProviderFailure} 502 broken, 503 starting or too busy, 504 out of time
 */
export function createTransport(options: TransportOptions): typeof globalThis.fetch {
  const { url, lane, deadline, deadlineSignal = (ms) => AbortSignal.timeout(ms), maxBytes = MAX_JSON } = options;
  return async (input, init = {}) => {
    const base = url();
    if (!base) throw new ProviderFailure(503, 'The provider is starting.');
    const asked = new URL(input instanceof Request ? input.url : input);
    const target = new URL(`${base}${asked.pathname}${asked.search}`);
    const signal = deadlineSignal(deadline);
    try {
      return await lane.run(() => exchange(target, init, signal, maxBytes));
    } catch (error) {
      if (error instanceof ProviderFailure) throw error;
      if (error instanceof TooBusy)
        throw new ProviderFailure(503, 'Too many calls wait for the provider.', { cause: error });
      if (signal.aborted) throw new ProviderFailure(504, `No answer within ${deadline} ms.`, { cause: error });
      throw new ProviderFailure(502, 'The connection broke.', { cause: error });
    }
  };
}

function exchange(target: URL, init: RequestInit, signal: AbortSignal, maxBytes: number): Promise<Response> {
  const method = init.method ?? 'GET';
  const secure = target.protocol === 'https:';
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = (secure ? https : http).request(target, {
      method,
      headers: Object.fromEntries(new Headers(init.headers)),
      agent: method === 'GET' ? keptAgents[secure ? 'https' : 'http'] : false,
      signal,
    });
    request.once('error', (error) => {
      if (request.reusedSocket && wasClosed(error)) resolve(exchange(target, init, signal, maxBytes));
      else reject(error);
    });
    request.once('response', (incoming) => {
      const chunks: Buffer[] = [];
      let size = 0;
      incoming.on('data', (chunk: Buffer) => {
        size += chunk.byteLength;
        if (size > maxBytes) incoming.destroy(new ProviderFailure(502, `The answer is larger than ${maxBytes} bytes.`));
        else chunks.push(chunk);
      });
      incoming.once('error', reject);
      incoming.once('close', () => {
        if (!incoming.complete) reject(new ProviderFailure(502, 'The answer broke off.'));
      });
      incoming.once('end', () => {
        try {
          resolve(toResponse(incoming, Buffer.concat(chunks)));
        } catch (error) {
          reject(error);
        }
      });
    });
    request.end(typeof init.body === 'string' ? init.body : undefined);
  });
}

/** The connection had been closed before anything was answered on it. */
function wasClosed(error: NodeJS.ErrnoException): boolean {
  return error.code === 'ECONNRESET' || error.code === 'EPIPE';
}

/** @throws {ProviderFailure} for what no API of ours answers: a redirect, or a status that is none */
function toResponse(incoming: http.IncomingMessage, body: Buffer<ArrayBuffer>): Response {
  const status = incoming.statusCode ?? 0;
  if (status < 200 || status > 599 || (status >= 300 && status < 400))
    throw new ProviderFailure(502, `The provider answered ${status}.`);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const empty = status === 204 || status === 205;
  return new Response(empty ? null : body, { status, headers });
}
