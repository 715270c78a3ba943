import type { EventType } from '@myler/config/events';

/** One event as a collector takes it: the contract's `collectedEvents`, which this package may not import. */
export interface Envelope {
  /** Different for each event and the same for each sending of it, so that a collector counts it once. */
  messageId: string;
  type: EventType;
  name: string;
  /** Stands for this visit until the page goes; kept nowhere. */
  anonymousId: string;
  userId?: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
  properties: Record<string, unknown>;
}

/** Where events go. A plug-in: `{ send, flush, discard }`. */
export interface Transport {
  send(event: Envelope): void;
  /** Sends what waits. */
  flush(): Promise<void>;
  /** Forgets what waits: consent was withdrawn. */
  discard(): void;
}
