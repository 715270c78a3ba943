/** What a visitor does that changes something, and is told whether it is done. */
export const writeKinds = ['join', 'gift card', 'enquiry', 'subscription'] as const;
export type WriteKind = (typeof writeKinds)[number];

/** A write that was answered with success. */
export interface Acknowledged {
  kind: WriteKind;
  /** The visitor's address, which no other write has. */
  email: string;
  /** Its idempotency key, if it has one. */
  key?: string;
}

export interface Failure {
  what: string;
  /** In milliseconds since the load began. */
  at: number;
}

/** What visitors sent and were told, during one fault. */
export interface History {
  requests: number;
  /** Answers that asked the visitor to try again, and requests that got no answer; the visitor did try again. */
  refusals: Failure[];
  /** Page views without a page, searches without an answer, and writes that were given up. */
  failures: Failure[];
  acknowledged: Acknowledged[];
}

export const newHistory = (): History => ({ requests: 0, refusals: [], failures: [], acknowledged: [] });
