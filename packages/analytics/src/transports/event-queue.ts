import type { Envelope } from './types.ts';

/** The contract's limit for the events in one request (`collectedEvents`). */
const MAX_BATCH = 50;
/** In characters. A browser sends at most 64 kB in all `keepalive` requests and beacons of a page together. */
const MAX_CHARACTERS = 30_000;
/** Limits the memory of a page whose collector is out of reach. */
const MAX_QUEUED = 200;

/** Events that wait to be sent. When there are too many, the oldest are dropped. */
export interface EventQueue {
  size(): number;
  add(event: Envelope): void;
  /** Puts events that could not be sent back in front. */
  putBack(events: Envelope[]): void;
  /** Removes as many of the oldest events as fit into one request. */
  take(): Envelope[];
  clear(): void;
}

export function createEventQueue(): EventQueue {
  let waiting: Envelope[] = [];
  const setWaiting = (events: Envelope[]) => {
    waiting = events.slice(-MAX_QUEUED);
  };
  return {
    size: () => waiting.length,
    add: (event) => setWaiting([...waiting, event]),
    putBack: (events) => setWaiting([...events, ...waiting]),
    take() {
      let characters = 0;
      const firstOverLimit = waiting.findIndex(
        (event) => (characters += JSON.stringify(event).length) > MAX_CHARACTERS,
      );
      // A first event that is over the limit is sent alone.
      return waiting.splice(0, firstOverLimit === -1 ? MAX_BATCH : Math.min(MAX_BATCH, Math.max(1, firstOverLimit)));
    },
    clear() {
      waiting = [];
    },
  };
}
