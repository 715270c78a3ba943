/** What analytics tells a collector. */
export const eventTypes = ['page', 'track', 'identify', 'error'] as const;
export type EventType = (typeof eventTypes)[number];
