import type { Envelope, Transport } from './types.ts';

/** As many as a collector takes at once (the contract's `collectedEvents`). */
const MOST_AT_ONCE = 50;
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
  /** Calls back a little later; answers with what cancels it. */
  schedule: (flush: () => void) => () => void;
  /** How many events make a batch that does not wait. */
  batch?: number;
}

/**
 * Sends events in batches. A batch that met a busy or unreachable collector waits for the next one; one that was refused
 * (4xx) is dropped, since it would be refused again. Each event keeps its message id, so that a second sending counts
 * once.
 */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { url, fetch, beacon, onLeaving, schedule, batch = 10 } = options;
  let waiting: Envelope[] = [];
  let cancel: (() => void) | undefined;
  let sending: Promise<void> | undefined;
  /** Raised by `discard`, so that a batch under way does not come back. */
  let era = 0;

  const take = () => {
    cancel?.();
    cancel = undefined;
    return waiting.splice(0, MOST_AT_ONCE);
  };

  async function post(events: Envelope[]): Promise<void> {
    const started = era;
    let again = false;
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
    if (again && era === started) waiting = [...events, ...waiting].slice(-MOST_WAITING);
  }

  const flush = async (): Promise<void> => {
    // One at a time keeps the order.
    if (sending) await sending;
    if (waiting.length === 0) return;
    sending = post(take()).finally(() => {
      sending = undefined;
    });
    await sending;
  };

  const leave = () => {
    while (waiting.length > 0) {
      const events = take();
      if (!beacon?.(url, JSON.stringify({ events }))) void post(events);
      if (!beacon) return;
    }
  };
  onLeaving?.(leave);

  return {
    send(event) {
      waiting = [...waiting, event].slice(-MOST_WAITING);
      if (waiting.length >= batch) void flush();
      else cancel ??= schedule(() => void flush());
    },
    flush,
    discard() {
      era += 1;
      cancel?.();
      cancel = undefined;
      waiting = [];
    },
  };
}
