import type { RenderDeps, RenderedPage, RenderPage } from '@myler/api-client/site-pages';
import { StaleCache, type Load } from '../cache/stale-cache.ts';
import { createLimiter } from '@myler/server/limiter';
import { prepareResponse, type PreparedResponse } from '../http/prepared-response.ts';
import type { Logger } from '@myler/server/log';
import { loggedPath } from '../middleware/request-log/request-log.ts';
import { securityHeaders } from '../middleware/security-headers/security-headers.ts';
import { isFinal, toProblem } from '../provider/to-problem.ts';
import { pagePolicy } from './content-security-policy.ts';
import { pageAddress } from './page-address.ts';

interface Page {
  answer: PreparedResponse;
  /** False if some blocks could not be rendered. Such a page is fresh for a second only. */
  complete: boolean;
}

export interface PagesOptions {
  render: RenderPage;
  deps: RenderDeps;
  log: Logger;
  /** Other origins that a page may call. */
  connectTo: readonly string[];
  /** Overrides the content security policy in development. */
  policy?: string | undefined;
  /** False in development: nothing is cached. */
  keep?: boolean | undefined;
  now?: (() => number) | undefined;
}

const SECONDS = 1_000;
const FRESH = 30 * SECONDS;
const STALE = 600 * SECONDS;
const MEGABYTE = 1024 * 1024;

/** A CDN may cache as we do: fresh for 30 s, then revalidated in the background, and for a day while we are down. */
const CACHEABLE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400';

/**
 * Responses of pages, rendered once for all visitors. Known pages, pages with a query and unknown paths have separate
 * caches, so that a flood of the latter two cannot evict known pages.
 */
export class Pages {
  readonly #options: PagesOptions;
  readonly #known: StaleCache<Page>;
  readonly #queried: StaleCache<Page>;
  readonly #missing: StaleCache<Page>;
  readonly #rendering = createLimiter({ atOnce: 8, waiting: 64 });
  readonly #load: Load<Page> = (key, previous) => this.#render(key, previous);

  constructor(options: PagesOptions) {
    this.#options = options;
    const memory = (maxEntries: number, megabytes: number, belongs: (page: Page) => boolean) =>
      new StaleCache<Page>({
        fresh: ({ complete }) => (complete ? FRESH : SECONDS),
        stale: ({ complete }) => (complete ? STALE : 0),
        belongs,
        maxEntries: options.keep === false ? 0 : maxEntries,
        maxWeight: megabytes * MEGABYTE,
        weigh: ({ answer }) => answer.weight,
        isFinal,
        ...(options.now ? { now: options.now } : {}),
      });
    this.#known = memory(500, 64, isThere);
    this.#queried = memory(100, 12, isThere);
    this.#missing = memory(32, 4, (page) => !isThere(page));
  }

  /** A cached response, without a promise. It answers by far the most requests. */
  ready(target: string): PreparedResponse | undefined {
    const plain = this.#known.peek(target, this.#load);
    if (plain) return plain.answer;
    if (!target.includes('?')) return undefined;
    const address = pageAddress(target);
    if (address.kind !== 'page') return undefined;
    return (address.hasQuery ? this.#queried : this.#known).peek(address.key, this.#load)?.answer;
  }

  /**
   * @param key from `pageAddress`
   * @throws {TooBusy} when too many pages wait to be rendered and there is no copy of this one
   */
  async page(key: string, hasQuery: boolean): Promise<PreparedResponse> {
    const missing = this.#missing.peek(key, this.#load);
    if (missing) return missing.answer;
    const page = await (hasQuery ? this.#queried : this.#known).read(key, this.#load);
    if (!isThere(page)) this.#missing.keep(key, page);
    return page.answer;
  }

  /** The response for all addresses that no page can have. */
  async unknown(): Promise<PreparedResponse> {
    return (await this.#missing.read('/not-found', this.#load)).answer;
  }

  async #render(key: string, previous: Page | undefined): Promise<Page> {
    const { render, deps, connectTo, policy } = this.#options;
    const rendered = await this.#rendering.run(() => render(new URL(key, deps.origin), deps));
    const complete = rendered.cacheable;
    const { status, retryAfter } = this.#statusOf(rendered, key);
    // The last complete copy is better than an incomplete or failed page. The error makes the cache keep it.
    if (!complete && previous?.complete && (status === 200 || status >= 500))
      throw new Error('A block of the page could not be filled.');
    const answer = await prepareResponse(Buffer.from(rendered.html), {
      status,
      headers: {
        ...rendered.headers,
        ...securityHeaders,
        'content-security-policy': policy ?? pagePolicy(rendered.scriptHashes, connectTo),
        'cache-control': complete ? CACHEABLE : 'no-store',
        ...(rendered.redirect ? { location: rendered.redirect } : {}),
        ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
      },
    });
    return { answer, complete };
  }

  /** The status of a failed page: 502 to 504 when the provider was not available, 500 when the error is ours. */
  #statusOf({ status, failure }: RenderedPage, key: string): { status: number; retryAfter?: number | undefined } {
    if (failure === undefined) return { status };
    const problem = toProblem(failure);
    if (problem.status > 500) return { status: problem.status, retryAfter: problem.options.retryAfter };
    this.#options.log.error({ path: loggedPath(key), err: failure }, 'a page failed');
    return { status };
  }
}

function isThere({ answer }: Page): boolean {
  return answer.status !== 404;
}
