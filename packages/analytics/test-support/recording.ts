import { createAnalytics } from '../src/client.ts';
import { createConsentGate } from '../src/consent.ts';
import { createConsoleTransport, type Envelope } from '../src/transports/index.ts';

/** Analytics with a consent gate, and the events that it sends. */
export function recording({ allowed = true } = {}) {
  const sent: Envelope[] = [];
  const consent = createConsentGate({ allowed });
  let ids = 0;
  const analytics = createAnalytics({
    transports: [createConsoleTransport((_message, event) => sent.push(event))],
    consent,
    now: () => Date.UTC(2026, 10, 21),
    id: () => `id-${(ids += 1)}`,
  });
  return { sent, consent, analytics };
}
