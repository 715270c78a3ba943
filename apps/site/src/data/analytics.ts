import { createAnalytics, type Analytics } from '@myler/analytics/client';
import { createConsentGate } from '@myler/analytics/consent';
import { browserDelivery, createHttpTransport } from '@myler/analytics/transports';
import { consentAtom } from '@myler/state/session';
import type { SiteRouter } from '../router.tsx';

let analytics: Analytics | undefined;

/** This document's analytics: closed until the visitor allows it, and closed again when they think better of it. */
export function analyticsOf(router: SiteRouter): Analytics {
  if (analytics) return analytics;
  const { store, env } = router.options.context;
  const allowed = () => store.get(consentAtom)?.analytics === true;
  const consent = createConsentGate({ allowed: allowed() });
  store.sub(consentAtom, () => (allowed() ? consent.allow() : consent.withdraw()));
  analytics = createAnalytics({
    transports: [createHttpTransport({ url: env.analyticsUrl, ...browserDelivery() })],
    consent,
    now: Date.now,
    id: () => crypto.randomUUID(),
  });
  return analytics;
}
