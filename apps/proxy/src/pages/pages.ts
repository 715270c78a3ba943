import { dayHours, type DayHour } from '@myler/config/day-hours';
import { pageAt, pages, type Page as PageRow } from '@myler/config/pages';
import type { RenderDeps, RenderedPage, RenderPage } from '@myler/api-client/site-pages';
import { StaleCache, type CacheCounts, type Load } from '../cache/stale-cache.ts';
import { createLimiter, type Limiter } from '@myler/server/limiter';
import { prepareResponse, type PreparedResponse } from '../http/prepared-response.ts';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import { loggedPath } from '../middleware/request-log/request-log.ts';
import { isFinal, toProblem, withTimeToRetry } from '../provider/to-problem.ts';
import { pagePolicy } from './content-security-policy.ts';
import { pageAddress } from './page-address.ts';

interface Page {
  response: PreparedResponse;
  /** False if some blocks could not be rendered. Such a page is fresh for a second only. */
  complete: boolean;
}

export interface PagesOptions {
  render: RenderPage;
  deps: RenderDeps;
  log: Logger;
  /** Milliseconds that a page may wait to be rendered. */
  maxWait: number;
  /** Other origins that a page may call. */
  connectTo: readonly string[];
  /** Overrides the content security policy in development. */
  policy?: string | undefined;
  /** Of every response. */
  headers: Record<string, string>;
  /** False in development: nothing is cached. */
  isCacheEnabled?: boolean | undefined;
  now?: (() => number) | undefined;
}

const SECONDS = 1_000;
const FRESH = 30 * SECONDS;
const STALE = 600 * SECONDS;
const MEGABYTE = 1024 * 1024;

/** A CDN may cache as we do: fresh for 30 s, then revalidated in the background, and for a day while we are down. */
const CACHEABLE = 'public, max-age=0, s-maxage=30, stale-while-revalidate=600, stale-if-error=86400';

/**
 * A shared cache knows neither the visitor's country nor when the next part of the day begins. Browsers ask again each
 * time, and receive 304 while it lasts.
 */
const CACHEABLE_IN_BROWSERS = 'private, max-age=0';

/** Reads the part of the visitor's day. It is a function, because most pages are the same at every hour. */
export type ReadHour = () => DayHour;

/**
 * Responses of pages, rendered once for all visitors, or once for each part of the visitor's day. Known pages, pages
 * with a query and unknown paths have separate caches, so that a flood of the latter two cannot evict known pages.
 */
export class Pages {
  readonly #options: PagesOptions;
  readonly #knownPages: StaleCache<Page>;
  readonly #pagesWithQuery: StaleCache<Page>;
  readonly #missingPages: StaleCache<Page>;
  readonly #renderLimiter: Limiter;
  /**
   * Searches and filters, of which there are any number. With more at a time, everything else that this process does would
   * wait for several renderings in a row. One is rendered, while another waits for its data and a third is compressed.
   */
  readonly #queryRenderLimiter: Limiter;
  /** Each thread that compresses keeps memory, and one is faster than the rendering. */
  readonly #compressionLimiter = createLimiter({ concurrency: 1, queueSize: Infinity });
  readonly #load: Load<Page> = (key, previous) => this.#render(key, previous);

  constructor(options: PagesOptions) {
    this.#options = options;
    const { maxWait } = options;
    this.#renderLimiter = createLimiter({ concurrency: 8, queueSize: 64, maxWait });
    this.#queryRenderLimiter = createLimiter({ concurrency: 3, queueSize: 16, maxWait });
    const createCache = (maxEntries: number, megabytes: number, isCacheable: (page: Page) => boolean) =>
      new StaleCache<Page>({
        freshFor: ({ complete }) => (complete ? FRESH : SECONDS),
        staleFor: ({ complete }) => (complete ? STALE : 0),
        isCacheable,
        maxEntries: options.isCacheEnabled === false ? 0 : maxEntries,
        maxWeight: megabytes * MEGABYTE,
        weigh: ({ response }) => response.weight,
        isFinal,
        ...(options.now ? { now: options.now } : {}),
      });
    this.#knownPages = createCache(500, 64, isFound);
    this.#pagesWithQuery = createCache(100, 12, isFound);
    this.#missingPages = createCache(32, 4, (page) => !isFound(page));
  }

  /**
   * A cached response, without a promise. It answers by far the most requests.
   *
   * @param readHour is called only for a page that differs by the part of the visitor's day
   */
  cached(target: string, readHour: ReadHour): PreparedResponse | undefined {
    const knownPage = this.#knownPages.peek(variesByHour.has(target) ? ofHour(target, readHour()) : target, this.#load);
    if (knownPage) return knownPage.response;
    if (!target.includes('?')) return undefined;
    const address = pageAddress(target);
    if (address.kind !== 'page') return undefined;
    const key = variesByHour.has(address.key) ? ofHour(address.key, readHour()) : address.key;
    return (address.hasQuery ? this.#pagesWithQuery : this.#knownPages).peek(key, this.#load)?.response;
  }

  /** How requests of pages were answered, in all caches together. */
  counts(): CacheCounts {
    const [known, withQuery, missing] = [this.#knownPages, this.#pagesWithQuery, this.#missingPages].map(
      ({ counts }) => counts,
    ) as [CacheCounts, CacheCounts, CacheCounts];
    return {
      hit: known.hit + withQuery.hit + missing.hit,
      stale: known.stale + withQuery.stale + missing.stale,
      miss: known.miss + withQuery.miss + missing.miss,
    };
  }

  /** Whether a page with a query is answered without rendering. */
  has(key: string): boolean {
    return this.#pagesWithQuery.has(key) || this.#missingPages.has(key);
  }

  /** Whether a page with a query would not be rendered, because too many wait; if so, it is counted as refused. */
  refusesQuery(key: string): boolean {
    return !this.has(key) && this.#queryRenderLimiter.refusesNow();
  }

  /**
   * @param key from `pageAddress`
   * @param readHour as for `cached`
   * @throws {TooBusy} when too many pages wait to be rendered and there is no copy of this one
   */
  async page(key: string, hasQuery: boolean, readHour: ReadHour): Promise<PreparedResponse> {
    if (variesByHour.has(key)) return this.#pageOfHour(key, readHour());
    const missing = this.#missingPages.peek(key, this.#load);
    if (missing) return missing.response;
    const page = await (hasQuery ? this.#pagesWithQuery : this.#knownPages).read(key, this.#load);
    if (!isFound(page)) this.#missingPages.set(key, page);
    return page.response;
  }

  /** A copy of another hour is better than no page, as a stale copy is. */
  async #pageOfHour(path: string, hour: DayHour): Promise<PreparedResponse> {
    try {
      return (await this.#knownPages.read(ofHour(path, hour), this.#load)).response;
    } catch (error) {
      const other = isFinal(error) ? undefined : this.#copyOfAnyHour(path);
      if (!other) throw error;
      return other.response;
    }
  }

  #copyOfAnyHour(path: string): Page | undefined {
    const copies = dayHours.map((hour) => this.#knownPages.last(ofHour(path, hour)));
    return copies.find((copy) => copy?.complete);
  }

  /** The response for all addresses that no page can have. */
  async notFound(): Promise<PreparedResponse> {
    return (await this.#missingPages.read('/not-found', this.#load)).response;
  }

  /** A page counts until it is compressed, so that no more are rendered than the compression keeps up with. */
  #render(key: string, previous: Page | undefined): Promise<Page> {
    const { render, deps } = this.#options;
    const limiter = key.includes('?') ? this.#queryRenderLimiter : this.#renderLimiter;
    const [path, hour] = key.split('#') as [string, DayHour?];
    const lastGood = previous ?? (hour ? this.#copyOfAnyHour(path) : undefined);
    return limiter.run(async () =>
      this.#prepare(path, await render(new URL(path, deps.origin), { ...deps, hour }), lastGood),
    );
  }

  async #prepare(key: string, rendered: RenderedPage, previous: Page | undefined): Promise<Page> {
    const { connectTo, policy, headers: common } = this.#options;
    const complete = rendered.cacheable;
    const { status, retryAfter } = this.#statusOf(rendered, key);
    // The last complete copy is better than an incomplete or failed page. The error makes the cache keep it.
    if (!complete && previous?.complete && (status === 200 || status >= 500))
      throw new Error('A block of the page could not be filled.');
    const headers = {
      ...rendered.headers,
      ...common,
      'content-security-policy': policy ?? pagePolicy(rendered.scriptHashes, connectTo),
      'cache-control': complete ? cacheControl(key) : 'no-store',
      ...(rendered.redirect ? { location: rendered.redirect } : {}),
      ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
    };
    const response = await this.#compressionLimiter.run(() =>
      prepareResponse(Buffer.from(rendered.html), { status, headers }),
    );
    return { response, complete };
  }

  /** The status of a failed page: 502 to 504 when the provider was not available, 500 when the error is ours. */
  #statusOf({ status, failure }: RenderedPage, key: string): { status: number; retryAfter?: number | undefined } {
    if (failure === undefined) return { status };
    const problem = withTimeToRetry(toProblem(failure));
    if (problem.status > 500) return { status: problem.status, retryAfter: problem.options.retryAfter };
    logFault(this.#options.log, failure, { path: loggedPath(key) }, 'a page failed');
    return { status };
  }
}

function cacheControl(key: string): string {
  const page = pageAt(new URL(key, 'http://page').pathname);
  const { cached, variesByHour } = (page === undefined ? {} : pages[page]) as Partial<PageRow>;
  // A page that differs by visitor is an empty shell here, but what a browser makes of it must not be kept.
  if (cached === false) return 'no-store';
  return variesByHour ? CACHEABLE_IN_BROWSERS : CACHEABLE;
}

/** The paths of pages that differ by the part of the visitor's day. */
const variesByHour: ReadonlySet<string> = new Set(
  (Object.entries(pages) as [string, PageRow][]).flatMap(([path, page]) => (page.variesByHour ? [path] : [])),
);

/** The key of a page's copy for a part of the day. No address of a page contains a hash sign. */
function ofHour(path: string, hour: DayHour): string {
  return `${path}#${hour}`;
}

function isFound({ response }: Page): boolean {
  return response.status !== 404;
}
