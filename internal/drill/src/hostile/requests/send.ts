import http from 'node:http';
import { randomAddress } from '../../load/visitors.ts';
import type { HostileRequest } from './targets.ts';

export interface HostileAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
  /** From the request to the end of the answer, in milliseconds. */
  ms: number;
}

/** Sends requests over real connections, as they are: `fetch` would mend or refuse many of them. */
export class HostileClient {
  readonly #agent: http.Agent;
  readonly #origin: URL;

  constructor(origin: string, maxSockets = 64) {
    this.#agent = new http.Agent({ keepAlive: true, maxSockets });
    this.#origin = new URL(origin);
  }

  /**
   * Each request comes from another address, or the limits would answer for the rest.
   *
   * @throws {Error} when there is no answer
   */
  send(request: HostileRequest, address = randomAddress()): Promise<HostileAnswer> {
    const began = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<HostileAnswer>();
    const { hostname, port } = this.#origin;
    const sending = http.request(
      {
        agent: this.#agent,
        hostname,
        port,
        method: request.method,
        path: request.path,
        headers: { 'x-forwarded-for': address, ...headersOf(request) },
        timeout: 120_000,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, ms: performance.now() - began });
        });
      },
    );
    sending.on('error', reject);
    sending.on('timeout', () => sending.destroy(new Error('no answer after two minutes')));
    sending.on('upgrade', () => sending.destroy(new Error('the connection was upgraded')));
    sending.end(request.body);
    return promise;
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** With the length of the body, which Node adds by itself only for some methods. */
function headersOf({ headers, body }: HostileRequest): Record<string, string | string[]> {
  const { 'content-length': _, ...rest } = headers;
  return body === undefined ? rest : { ...rest, 'content-length': String(Buffer.byteLength(body)) };
}
