import type { ConsentGate } from './consent.ts';
import type { ErrorReport } from './error-report.ts';
import { withDefaults, type EventName, type EventProperties } from './events.ts';
import { looksLikeEmail, redact, redactUrl } from './redact.ts';
import type { Envelope, Transport } from './transports/types.ts';

/** The limit of the contract's `collectedEvents`. */
const MAX_NAME_LENGTH = 120;

export interface AnalyticsOptions {
  transports: readonly Transport[];
  consent: ConsentGate;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Creates an id: `crypto.randomUUID`. */
  id: () => string;
}

export interface Analytics {
  /** Records a typed event. */
  track<Name extends EventName>(name: Name, properties: EventProperties[Name]): void;
  /** Records a page view. See `createPageViews`, which counts each navigation once. */
  page(properties: { path: string; title?: string; referrer?: string }): void;
  /**
   * Sets the member of the following events, by id, never by name or address. Pass undefined at sign-out. Passing the
   * same id again has no effect. An email address counts as undefined.
   */
  identify(userId: string | undefined): void;
  /** Records an error. See `createErrorReports`, which describes errors and limits their number. */
  error(report: ErrorReport): void;
  flush(): Promise<void>;
  readonly consent: Pick<ConsentGate, 'allowed' | 'subscribe'>;
}

/**
 * Records events after consent. Without consent nothing is sent, stored or queued. When consent is withdrawn, queued
 * events and the id that connects events are deleted (docs/product-decisions.md, Consent and the newsletter).
 */
export function createAnalytics({ transports, consent, now, id }: AnalyticsOptions): Analytics {
  let anonymousId: string | undefined;
  let userId: string | undefined;

  const record = (type: Envelope['type'], name: string, properties: object) => {
    if (!consent.allowed()) return;
    anonymousId ??= id();
    const event: Envelope = {
      messageId: id(),
      type,
      name: redactUrl(name).slice(0, MAX_NAME_LENGTH),
      anonymousId,
      ...(userId ? { userId } : {}),
      sentAt: new Date(now()).toISOString(),
      properties: redact({ ...properties }),
    };
    for (const transport of transports) {
      try {
        transport.send(event);
      } catch {
        // An error of a transport must not break the page.
      }
    }
  };

  consent.subscribe((allowed) => {
    if (allowed) return;
    anonymousId = undefined;
    for (const transport of transports) transport.discard();
  });

  return {
    track: (name, properties) => record('track', name, withDefaults(name, properties)),
    page: (properties) => record('page', properties.path, properties),
    identify(who) {
      const id = looksLikeEmail(who) ? undefined : who;
      if (id === userId) return;
      userId = id;
      if (id) record('identify', 'Identified', {});
    },
    error: ({ name, ...properties }) => record('error', name, properties),
    flush: async () => {
      await Promise.all(transports.map((transport) => transport.flush()));
    },
    consent,
  };
}
