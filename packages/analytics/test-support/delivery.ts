import { createHttpTransport, type Envelope, type HttpTransportOptions } from '../src/transports/index.ts';

export const event = (messageId: string): Envelope => ({
  messageId,
  type: 'track',
  name: 'Checkout Step Viewed',
  anonymousId: 'a',
  sentAt: '2026-11-21T00:00:00.000Z',
  properties: {},
});

/** A transport with a collector and a page that the test controls. */
export function delivery(options: Partial<HttpTransportOptions> = {}) {
  const posted: string[][] = [];
  const beacons: string[][] = [];
  const state: {
    response: { ok: boolean; status: number } | 'unreachable';
    later?: () => void;
    leave?: () => void;
    /** For each scheduled flush, the number of failures before it. */
    waits: number[];
  } = { response: { ok: true, status: 202 }, waits: [] };
  const idsOf = (body: string) => (JSON.parse(body) as { events: Envelope[] }).events.map(({ messageId }) => messageId);
  const transport = createHttpTransport({
    url: '/api/collect',
    fetch: (_url, { body }) => {
      posted.push(idsOf(body));
      return state.response === 'unreachable'
        ? Promise.reject(new TypeError('fetch failed'))
        : Promise.resolve(state.response);
    },
    beacon: (_url, body) => beacons.push(idsOf(body)) > 0,
    onLeaving: (leave) => {
      state.leave = leave;
      return () => undefined;
    },
    schedule: (flush, failures) => {
      state.later = flush;
      state.waits.push(failures);
      return () => undefined;
    },
    batch: 3,
    ...options,
  });
  return { transport, posted, beacons, state };
}
