import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { MembershipPrice } from '@myler/api-client/contract';
import { type History, type WriteKind, requestOf } from './requests.ts';

/** How many visitors do the same at once. Each begins again as soon as it has finished. */
export type Load = Record<WriteKind | 'page' | 'search', number>;

/** About a third of what two cores can answer: a busy day, and a machine that can recover. */
export const usualLoad: Load = { page: 3, search: 1, join: 2, 'gift card': 2, enquiry: 1, subscription: 1 };

/** A visitor who gets no success after so many milliseconds gives up. */
const PATIENCE_MS = 300_000;
/** What a visitor waits between two things. */
const PAUSE_MS = 150;
/** What a visitor waits before trying again, when the answer does not say: twice as long each time, until this. */
const LONGEST_WAIT_MS = 10_000;

const pages = ['/', '/our-hotels', '/our-hotels/umah-katak', '/membership', '/e-gift-card', '/faq', '/travel-journal'];
const searches = ['lake', 'kids club', 'snow', 'island', 'cot', 'castle'].map(
  (words) => `/search-results?q=${encodeURIComponent(words)}`,
);

/**
 * Shows every page once, so that a server has a copy of it. Without its provider it cannot show others. A page that a busy
 * machine does not make in time is asked for again: nothing is broken yet.
 */
export async function viewAllPages(origin: string): Promise<void> {
  for (const path of [...pages, ...searches]) {
    const patience = AbortSignal.timeout(PATIENCE_MS);
    for (;;) {
      const { status } = await send(`${origin}${path}`, {});
      if (status === 200) break;
      if (patience.aborted) throw new Error(`${path} is answered with ${status} before anything is broken.`);
      await delay(PAUSE_MS);
    }
  }
}

export interface RunningLoad {
  /** The milliseconds since it began. */
  elapsed(): number;
  /** No visitor begins anything new. Resolves when all have finished. */
  end(): Promise<void>;
}

/** Lets visitors loose on the site until {@link RunningLoad.end}. */
export async function startLoad(origin: string, load: Load, history: History): Promise<RunningLoad> {
  const membership = await readMembership(origin);
  const began = performance.now();
  const elapsed = () => performance.now() - began;
  const over = new AbortController();
  const visitor = (visit: () => Promise<void>) => async () => {
    while (!over.signal.aborted) {
      await visit();
      await delay(PAUSE_MS);
    }
  };
  const context: Context = { origin, membership, history, elapsed };
  const visits: Record<keyof Load, () => Promise<void>> = {
    page: () => view(context, pages[randomInt(pages.length)]!),
    search: () => view(context, searches[randomInt(searches.length)]!),
    join: () => write(context, 'join'),
    'gift card': () => write(context, 'gift card'),
    enquiry: () => write(context, 'enquiry'),
    subscription: () => write(context, 'subscription'),
  };
  const running = Object.entries(load).flatMap(([kind, count]) =>
    Array.from({ length: count }, visitor(visits[kind as keyof Load])),
  );
  return {
    elapsed,
    async end() {
      over.abort();
      await Promise.all(running);
    },
  };
}

/** The first membership of the price list. */
export async function readMembership(origin: string): Promise<MembershipPrice> {
  const response = await fetch(`${origin}/api/prices`);
  const [membership] = (await response.json()) as MembershipPrice[];
  if (!membership) throw new Error('There is no membership to join with.');
  return membership;
}

interface Context {
  origin: string;
  membership: MembershipPrice;
  history: History;
  elapsed: () => number;
}

/** A page view fails if the first answer is not the page: a visitor would see an error. */
async function view({ origin, history, elapsed }: Context, path: string): Promise<void> {
  history.requests++;
  const { status } = await send(`${origin}${path}`, { headers: { accept: 'text/html' } });
  if (status !== 200) history.failures.push({ what: `${path}: ${status}`, at: elapsed() });
}

/** A write is repeated, with the same idempotency key, until it is answered with success. */
async function write({ origin, membership, history, elapsed }: Context, kind: WriteKind): Promise<void> {
  const key = randomUUID();
  const email = `${kind.replace(' ', '-')}.${key}@example.com`;
  const { path, body, isIdempotent } = requestOf(kind, email, membership);
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, ...(isIdempotent ? { 'idempotency-key': key } : {}) },
    body: JSON.stringify(body),
  };
  const patience = AbortSignal.timeout(PATIENCE_MS);
  // The same visitor has the same address each time.
  const address = randomAddress();
  for (let tries = 1; !patience.aborted; tries++) {
    history.requests++;
    const { status, retryAfter } = await send(`${origin}${path}`, request, address);
    if (status === 200 || status === 204) {
      history.acknowledged.push({ kind, email, ...(isIdempotent ? { key } : {}) });
      return;
    }
    history.refusals.push({ what: `${kind}: ${status}`, at: elapsed() });
    const wait = retryAfter > 0 ? retryAfter * 1000 : Math.min(LONGEST_WAIT_MS, PAUSE_MS * 2 ** tries);
    await delay(wait, undefined, { signal: patience }).catch(() => undefined);
  }
  history.failures.push({ what: `${kind}: given up`, at: elapsed() });
}

interface Answer {
  /** Of the response, or the name of what ended the request without one. */
  status: number | string;
  /** In seconds; 0 if the response does not say. */
  retryAfter: number;
}

/** Sends a request, and resolves with what became of it, in any case. */
export async function send(
  url: string,
  request: RequestInit,
  address = randomAddress(),
  deadline = 120_000,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      ...request,
      headers: { ...(request.headers as Record<string, string>), 'x-forwarded-for': address },
      signal: AbortSignal.timeout(deadline),
    });
    await response.arrayBuffer();
    return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) || 0 };
  } catch (error) {
    const { name, cause } = error as Error;
    return { status: (cause as { code?: string } | undefined)?.code ?? name, retryAfter: 0 };
  }
}

/** An address of the network for benchmarks (RFC 2544), so that limits by address do not count all visitors as one. */
export const randomAddress = () => `198.18.${randomInt(256)}.${randomInt(1, 255)}`;
