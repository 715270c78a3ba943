import { randomInt } from 'node:crypto';
import http from 'node:http';
import { judge, type Answer } from './loads.ts';
import type { Request } from './visits.ts';

/** Sends a request, and resolves with what became of it, in any case. */
export type Send = (request: Request, deadline: number) => Promise<Answer>;

/**
 * Sends requests to an origin, each from an address of its own, so that limits by address do not count them together.
 *
 * Connections are kept, as by what ends TLS in front of the site. A request for which none is free opens one: it never waits
 * for another visitor's answer.
 */
export function createSend(origin: string): Send {
  const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
  return ({ path, body, headers }, deadline) =>
    new Promise((resolve) => {
      const begin = performance.now();
      const finish = (judgement: Pick<Answer, 'outcome' | 'what'>) => {
        const at = performance.now();
        resolve({ ...judgement, ms: at - begin, at });
      };
      const request = http.request(`${origin}${path}`, {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          'x-forwarded-for': newAddress(),
          'accept-encoding': 'br, gzip',
          ...(body === undefined ? {} : { 'content-type': 'application/json', origin }),
          ...headers,
        },
        signal: AbortSignal.timeout(deadline),
      });
      const fail = (error: NodeJS.ErrnoException) =>
        finish({ outcome: 'failed', what: error.name === 'AbortError' ? 'no answer' : (error.code ?? error.name) });
      request.once('error', fail);
      request.once('response', (response) => {
        response.once('error', fail);
        response.once('end', () => {
          const [status, retryAfter] = [response.statusCode ?? 0, response.headers['retry-after']];
          finish(judge({ status, retryAfter }, { ms: performance.now() - begin, deadline }));
        });
        response.resume();
      });
      request.end(body === undefined ? undefined : JSON.stringify(body));
    });
}

let last = randomInt(2 ** 30);

/** A network of the range for documentation (RFC 3849) that no other visitor has. */
function newAddress(): string {
  last += 1;
  return `2001:db8:${((last >>> 16) & 0xffff).toString(16)}:${(last & 0xffff).toString(16)}::1`;
}
