import { createAnalytics, type Analytics } from '@myler/analytics/client';
import { createConsentGate, type ConsentGate } from '@myler/analytics/consent';
import { createErrorReports, onUncaught, rememberTyping, type ErrorSink } from '@myler/analytics/errors';
import { createPageViews, type PageViews } from '@myler/analytics/page-views';
import {
  browserDelivery,
  createConsoleTransport,
  createHttpTransport,
  createNoTransport,
  type Transport,
} from '@myler/analytics/transports';
import { consentAtom } from '@myler/state/session';
import { signedInAtom, userAtom } from '@myler/state/user';
import { envAtom, type SiteStore } from '../store/site-store.ts';
import { consentOnDevice } from './consent-on-device.ts';
import { analyticsAllowed, memberIdAtom } from './analytics.ts';

export interface Observation {
  analytics: Analytics;
  views: PageViews;
}

/**
 * Watches this document while the visitor allows it: events, page views, errors. Fetched once they do. The cookie is
 * asked each time something is recorded or leaves: they may have thought better of it in another tab.
 */
export function observe(store: SiteStore): Observation {
  const consent = createConsentGate({ allowed: analyticsAllowed(store), stillGiven });
  store.sub(consentAtom, () => (analyticsAllowed(store) ? consent.allow() : consent.withdraw()));
  consent.subscribe((allowed) => {
    // What another tab decided holds for the dialog of this one too.
    if (!allowed) store.set(consentAtom, consentOnDevice());
  });

  const analytics = createAnalytics({
    transports: [transportTo(store.get(envAtom).analyticsUrl, consent)],
    consent,
    now: Date.now,
    id: () => crypto.randomUUID(),
  });
  followMember(store, analytics);
  followErrors(store, consent, analytics);
  return { analytics, views: createPageViews(analytics) };
}

const stillGiven = () => consentOnDevice()?.analytics === true;

function transportTo(url: string, consent: ConsentGate): Transport {
  switch (url) {
    case 'none':
      return createNoTransport();
    case 'console':
      // oxlint-disable-next-line no-console -- what the operator asked for
      return createConsoleTransport((message, event) => console.info(message, event));
    default:
      return createHttpTransport({ url, allowed: () => consent.allowed(), ...browserDelivery() });
  }
}

/** Events say which member they are of, by id, while one is signed in. */
function followMember(store: SiteStore, analytics: Analytics): void {
  const identify = () => analytics.identify(store.get(signedInAtom) ? store.get(memberIdAtom) : undefined);
  store.sub(signedInAtom, identify);
  store.sub(memberIdAtom, identify);
  identify();
}

/** What breaks goes to the service the operator chose, and without one to the collector. */
function followErrors(store: SiteStore, consent: ConsentGate, analytics: Analytics): void {
  const { sentryDsn } = store.get(envAtom);
  const typed = rememberTyping();
  const errors = createErrorReports({
    consent,
    sink: () => (sentryDsn ? openSentry(sentryDsn) : Promise.resolve(collectorOf(analytics))),
    surroundings: () => ({ href: location.href, personal: [...typed(), store.get(userAtom)?.name ?? ''] }),
  });
  onUncaught((error) => void errors.report(error));
}

/** It keeps what waits itself, and forgets it itself. */
const collectorOf = (analytics: Analytics): ErrorSink => ({
  send: (report) => analytics.error(report),
  discard: () => undefined,
});

async function openSentry(dsn: string): Promise<ErrorSink> {
  const { createSentrySink } = await import('@myler/analytics/sentry');
  return createSentrySink({ dsn, fetch: (url, init) => fetch(url, init) });
}
