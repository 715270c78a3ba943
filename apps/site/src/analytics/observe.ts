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
 * Records events, page views and errors of this document while the visitor allows it. Reads the consent cookie before
 * each record and each request, because the visitor may have withdrawn consent in another tab.
 */
export function observe(store: SiteStore): Observation {
  const consent = createConsentGate({ allowed: analyticsAllowed(store), readConsent: stillGiven });
  store.sub(consentAtom, () => (analyticsAllowed(store) ? consent.allow() : consent.withdraw()));
  consent.subscribe((allowed) => {
    // Another tab may have changed the answer: show it in this tab's dialog too.
    if (!allowed) store.set(consentAtom, consentOnDevice());
  });

  const analytics = createAnalytics({
    transports: [transportFor(store.get(envAtom).analyticsUrl, consent)],
    consent,
    now: Date.now,
    id: () => crypto.randomUUID(),
  });
  identifyMember(store, analytics);
  reportErrors(store, consent, analytics);
  return { analytics, views: createPageViews(analytics) };
}

const stillGiven = () => consentOnDevice()?.analytics === true;

function transportFor(url: string, consent: ConsentGate): Transport {
  switch (url) {
    case 'none':
      return createNoTransport();
    case 'console':
      // oxlint-disable-next-line no-console -- the operator has configured the console
      return createConsoleTransport((message, event) => console.info(message, event));
    default:
      return createHttpTransport({ url, allowed: () => consent.allowed(), ...browserDelivery() });
  }
}

/** Adds the member's id to events while a member is signed in. */
function identifyMember(store: SiteStore, analytics: Analytics): void {
  const identify = () => analytics.identify(store.get(signedInAtom) ? store.get(memberIdAtom) : undefined);
  store.sub(signedInAtom, identify);
  store.sub(memberIdAtom, identify);
  identify();
}

/** Sends errors to Sentry when the operator has configured it, otherwise to the collector. */
function reportErrors(store: SiteStore, consent: ConsentGate, analytics: Analytics): void {
  const { sentryDsn } = store.get(envAtom);
  const typedTexts = rememberTyping();
  const errors = createErrorReports({
    consent,
    sink: () => (sentryDsn ? openSentry(sentryDsn) : Promise.resolve(collectorOf(analytics))),
    context: () => ({ href: location.href, personal: [...typedTexts(), store.get(userAtom)?.name ?? ''] }),
  });
  onUncaught((error) => void errors.report(error));
}

/** `analytics` queues and discards its own events, so there is nothing to discard here. */
const collectorOf = (analytics: Analytics): ErrorSink => ({
  send: (report) => analytics.error(report),
  discard: () => undefined,
});

async function openSentry(dsn: string): Promise<ErrorSink> {
  const { createSentrySink } = await import('@myler/analytics/sentry');
  return createSentrySink({ dsn, fetch: (url, init) => fetch(url, init) });
}
