import { createHash } from 'node:crypto';
import { securityHeaders } from '../middleware/security-headers/security-headers.ts';
import { makeReady, type ReadyAnswer } from '../http/ready-answer.ts';

interface StatesOptions {
  /** Milliseconds for which a page that names a state may still be on its way to somebody. */
  keepFor: number;
  maxBytes: number;
  now?: () => number;
}

/**
 * What pages were rendered from, at an address made of its content. A page may be read from a browser's or a CDN's
 * memory long after a newer one was rendered, so old states stay for as long as those may.
 */
export class States {
  readonly #kept = new Map<string, { answer: ReadyAnswer; until: number }>();
  readonly #options: StatesOptions;
  readonly #now: () => number;
  #bytes = 0;

  constructor(options: StatesOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** @returns the path at which it is served from now on */
  async keep(state: string): Promise<string> {
    const hash = createHash('sha256').update(state).digest('hex').slice(0, 16);
    const path = `/_state/${hash}.js`;
    const until = this.#now() + this.#options.keepFor;
    const known = this.#kept.get(path);
    if (known) {
      known.until = until;
      // Asked for last, dropped last.
      this.#kept.delete(path);
      this.#kept.set(path, known);
      return path;
    }
    const answer = await makeReady(Buffer.from(state), {
      headers: {
        ...securityHeaders,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      },
    });
    if (!this.#kept.has(path)) this.#bytes += answer.weight;
    this.#kept.set(path, { answer, until });
    this.#tidy();
    return path;
  }

  get(path: string): ReadyAnswer | undefined {
    return this.#kept.get(path)?.answer;
  }

  #tidy(): void {
    for (const [path, { answer, until }] of this.#kept) {
      if (until > this.#now() && this.#bytes <= this.#options.maxBytes) break;
      this.#kept.delete(path);
      this.#bytes -= answer.weight;
    }
  }
}
