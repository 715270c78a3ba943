/** The types of events that analytics sends to a collector. */
export const eventTypes = ['page', 'track', 'identify', 'error'] as const;
export type EventType = (typeof eventTypes)[number];
