import type { Envelope, Transport } from './types.ts';

/** As many as a collector takes at once (the contract's `collectedEvents`). */
const MOST_AT_ONCE = 50;
/** What a browser lets leave with a page is 64 kB, for all its requests together. In characters. */
const MOST_CHARACTERS = 30_000;
/** What waits while the collector is out of reach; the oldest go first. */
const MOST_WAITING = 200;

export interface HttpTransportOptions {
  /** Takes `POST {events: […]}`. */
  url: string;
  /** Sends while the page lives. */
  fetch: (
    url: string,
    init: { method: 'POST'; headers: Record<string, string>; body: string; keepalive: boolean },
  ) => Promise<{ ok: boolean; status: number }>;
  /** Sends while the page goes: `navigator.sendBeacon` with a JSON blob. True when the browser took it. */
  beacon?: (url: string, body: string) => boolean;
  /** Calls back when the page is hidden or goes. Answers with what ends it. */
  onLeaving?: (leave: () => void) => () => void;
  /** Calls back a little later, and later the more sendings have failed; answers with what cancels it. */
  schedule: (flush: () => void, failures: number) => () => void;
  /** Asked before anything leaves: what may not leave any more is forgotten. */
  allowed?: () => boolean;
  /** How many events make a batch that does not wait. */
  batch?: number;
}

/**
 * Sends events in batches. A batch that met a busy or unreachable collector is sent again, later each time; one that was
 * refused (4xx) is dropped, since it would be refused again. Each event keeps its message id, so that a second sending
 * counts once.
 */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { url, fetch, beacon, onLeaving, schedule, allowed = () => true, batch = 10 } = options;
  let waiting: Envelope[] = [];
  let cancel: (() => void) | undefined;
  let sending: Promise<void> | undefined;
  let failures = 0;
  /** Raised by `discard`, so that a batch under way does not come back. */
  let era = 0;

  const discard = () => {
    // Stryker disable next-line AssignmentOperator: another number is another era, whichever way.
    era += 1;
    failures = 0;
    cancel?.();
    cancel = undefined;
    waiting = [];
  };

  const flushLater = () => {
    cancel ??= schedule(() => void flush(), failures);
  };

  const take = () => {
    cancel?.();
    cancel = undefined;
    let characters = 0;
    const tooMany = waiting.findIndex((event) => (characters += JSON.stringify(event).length) > MOST_CHARACTERS);
    // One that is too long by itself goes by itself.
    return waiting.splice(0, tooMany === -1 ? MOST_AT_ONCE : Math.min(MOST_AT_ONCE, Math.max(1, tooMany)));
  };

  async function post(events: Envelope[]): Promise<void> {
    const started = era;
    let again: boolean;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ events }),
        keepalive: true,
      });
      again = !answer.ok && (answer.status >= 500 || answer.status === 429);
    } catch {
      again = true;
    }
    if (era !== started) return;
    failures = again ? failures + 1 : 0;
    if (again) waiting = [...events, ...waiting].slice(-MOST_WAITING);
    if (waiting.length > 0) flushLater();
  }

  const flush = async (): Promise<void> => {
    // One at a time keeps the order.
    if (sending) await sending;
    if (waiting.length === 0) return;
    if (!allowed()) return discard();
    sending = post(take()).finally(() => {
      sending = undefined;
    });
    await sending;
  };

  const leave = () => {
    if (!allowed()) return discard();
    while (waiting.length > 0) {
      const events = take();
      if (!beacon?.(url, JSON.stringify({ events }))) void post(events);
    }
  };
  onLeaving?.(leave);

  return {
    send(event) {
      waiting = [...waiting, event].slice(-MOST_WAITING);
      // Whoever is busy or away is not asked more often because more has happened.
      if (waiting.length >= batch && failures === 0) void flush();
      else flushLater();
    },
    flush,
    discard,
  };
}
