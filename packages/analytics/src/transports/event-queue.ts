import type { Envelope } from './types.ts';

/** The contract's `collectedEvents` allows no more in one request. */
const MOST_AT_ONCE = 50;
/** In characters. A browser sends at most 64 kB in all `keepalive` requests and beacons of a page together. */
const MOST_CHARACTERS = 30_000;
/** Limits the memory of a page whose collector is out of reach. */
const MOST_WAITING = 200;

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
  const keep = (events: Envelope[]) => {
    waiting = events.slice(-MOST_WAITING);
  };
  return {
    size: () => waiting.length,
    add: (event) => keep([...waiting, event]),
    putBack: (events) => keep([...events, ...waiting]),
    take() {
      let characters = 0;
      const tooMany = waiting.findIndex((event) => (characters += JSON.stringify(event).length) > MOST_CHARACTERS);
      // An event that is too long by itself is sent alone.
      return waiting.splice(0, tooMany === -1 ? MOST_AT_ONCE : Math.min(MOST_AT_ONCE, Math.max(1, tooMany)));
    },
    clear() {
      waiting = [];
    },
  };
}
