import type { Analytics } from '@myler/analytics/client';
import type { EventName, EventProperties } from '@myler/analytics/events';
import { consentAtom } from '@myler/state/session';
import { envAtom, type SiteStore } from '../app/site-store.ts';

let starting: Promise<Analytics> | undefined;

/**
 * What pages and forms may tell analytics. Its code is fetched once the visitor has allowed it; before that there is
 * nothing to tell, and nothing waits.
 */
export function analyticsOf(store: SiteStore): { track: Analytics['track']; identify: Analytics['identify'] } {
  const whenAllowed = (tell: (analytics: Analytics) => void) => {
    if (!analyticsAllowed(store)) return;
    startAnalytics(store).then(tell, ignore);
  };
  return {
    track: <Name extends EventName>(name: Name, properties: EventProperties[Name]) =>
      whenAllowed((analytics) => analytics.track(name, properties)),
    identify: (userId) => whenAllowed((analytics) => analytics.identify(userId)),
  };
}

export function analyticsAllowed(store: SiteStore): boolean {
  return store.get(consentAtom)?.analytics === true;
}

/** This document's analytics: open while the visitor allows it, closed again when they think better of it. */
export function startAnalytics(store: SiteStore): Promise<Analytics> {
  starting ??= create(store);
  return starting;
}

async function create(store: SiteStore): Promise<Analytics> {
  const [{ createAnalytics }, { createConsentGate }, { browserDelivery, createHttpTransport }] = await Promise.all([
    import('@myler/analytics/client'),
    import('@myler/analytics/consent'),
    import('@myler/analytics/transports'),
  ]);
  const consent = createConsentGate({ allowed: analyticsAllowed(store) });
  store.sub(consentAtom, () => (analyticsAllowed(store) ? consent.allow() : consent.withdraw()));
  return createAnalytics({
    transports: [createHttpTransport({ url: store.get(envAtom).analyticsUrl, ...browserDelivery() })],
    consent,
    now: Date.now,
    id: () => crypto.randomUUID(),
  });
}

function ignore(): void {
  // A collector that cannot be reached must not break what it observes.
}
