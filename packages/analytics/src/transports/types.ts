import type { EventType } from '@myler/config/events';

/** One event in the format of the contract's `collectedEvents`, which this package may not import. */
export interface Envelope {
  /** Unique for each event and unchanged when it is sent again, so that a collector counts it once. */
  messageId: string;
  type: EventType;
  name: string;
  /** Identifies the visit until the page is unloaded. It is not stored. */
  anonymousId: string;
  userId?: string;
  /** ISO 8601 in UTC. */
  sentAt: string;
  properties: Record<string, unknown>;
}

/** A destination of events. */
export interface Transport {
  send(event: Envelope): void;
  /** Sends waiting events. */
  flush(): Promise<void>;
  /** Deletes waiting events, because consent was withdrawn. */
  discard(): void;
}
