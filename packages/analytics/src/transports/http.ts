import { createEventQueue } from './event-queue.ts';
import { createFlushTimer } from './flush-timer.ts';
import type { Envelope, Transport } from './types.ts';

export interface HttpTransportOptions {
  /** Takes `POST {events: […]}`. */
  url: string;
  /** Sends while the page is open. */
  fetch: (
    url: string,
    init: { method: 'POST'; headers: Record<string, string>; body: string; keepalive: boolean },
  ) => Promise<{ ok: boolean; status: number }>;
  /** Sends while the page unloads: `navigator.sendBeacon` with a JSON blob. True when the browser accepted it. */
  beacon?: (url: string, body: string) => boolean;
  /** Calls back when the page is hidden or unloaded. Returns a function that stops it. */
  onLeaving?: (leave: () => void) => () => void;
  /** Calls back after a delay that grows with the number of failures. Returns a function that cancels it. */
  schedule: (flush: () => void, failures: number) => () => void;
  /** Asked before each request. When it says no, the waiting events are discarded. */
  allowed?: () => boolean;
  /** So many waiting events are sent without waiting for `schedule`. */
  batch?: number;
}

/**
 * Sends events in batches. A batch that met a busy or unreachable collector is sent again, after a longer delay each time.
 * A batch that the collector rejected (4xx) is dropped, because it would be rejected again. Each event keeps its message
 * id, so that the collector counts it once.
 */
export function createHttpTransport(options: HttpTransportOptions): Transport {
  const { url, beacon, onLeaving, schedule, allowed = () => true, batch = 10 } = options;
  const queue = createEventQueue();
  const timer = createFlushTimer(schedule, () => void flush());
  let sending: Promise<void> | undefined;
  /** Raised by `discard`, so that a batch in flight is not put back. */
  let generation = 0;

  const discard = () => {
    // Stryker disable next-line AssignmentOperator: any other number is another era.
    generation += 1;
    timer.reset();
    queue.clear();
  };

  const post = async (events: Envelope[]): Promise<void> => {
    const started = generation;
    const mustRetry = await postEvents(options, events);
    if (generation !== started) return;
    timer.countFailure(mustRetry);
    if (mustRetry) queue.putBack(events);
    if (queue.size() > 0) timer.start();
  };

  const take = () => {
    timer.cancel();
    return queue.take();
  };

  const flush = async (): Promise<void> => {
    // One request at a time keeps the order.
    if (sending) await sending;
    if (queue.size() === 0) return;
    if (!allowed()) return discard();
    sending = post(take()).finally(() => {
      sending = undefined;
    });
    await sending;
  };

  onLeaving?.(() => {
    if (!allowed()) return discard();
    while (queue.size() > 0) {
      const events = take();
      if (!beacon?.(url, JSON.stringify({ events }))) void post(events);
    }
  });

  const send = (event: Envelope) => {
    queue.add(event);
    // While the collector is failing, more events must not cause more requests.
    if (queue.size() >= batch && !timer.hasFailures()) void flush();
    else timer.start();
  };
  return { send, flush, discard };
}

/** Posts events. True when the collector was busy or out of reach, so that a later attempt may succeed. */
async function postEvents({ url, fetch }: HttpTransportOptions, events: Envelope[]): Promise<boolean> {
  try {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
      keepalive: true,
    });
    return !ok && (status >= 500 || status === 429);
  } catch {
    return true;
  }
}
