import type { ConsentGate } from './consent.ts';
import type { ErrorReport } from './error-report.ts';
import { withDefaults, type EventName, type EventProperties } from './events.ts';
import { looksLikeEmail, redact, redactUrl } from './redact.ts';
import type { Envelope, Transport } from './transports/types.ts';

/** What a collector takes (the contract's `collectedEvents`). */
const LONGEST_NAME = 120;

export interface AnalyticsOptions {
  transports: readonly Transport[];
  consent: ConsentGate;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** A fresh id: `crypto.randomUUID`. */
  id: () => string;
}

export interface Analytics {
  /** Records a typed event. */
  track<Name extends EventName>(name: Name, properties: EventProperties[Name]): void;
  /** Records a page view. See `createPageViews`, which counts each navigation once. */
  page(properties: { path: string; title?: string; referrer?: string }): void;
  /**
   * Says which member acts from here on, by id, never by name or address. Undefined when they sign out. The same id
   * again says nothing new; an e-mail address is taken for none.
   */
  identify(userId: string | undefined): void;
  /** Records that something broke. See `createErrorReports`, which says what, and how often at most. */
  error(report: ErrorReport): void;
  flush(): Promise<void>;
  readonly consent: Pick<ConsentGate, 'allowed' | 'subscribe'>;
}

/**
 * Records what happens, once allowed. Before consent nothing leaves, nothing is stored and nothing waits; after it is
 * withdrawn, what waited is forgotten, and so is the id that tied events together (docs/product-decisions.md, Consent
 * and the newsletter).
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
      name: redactUrl(name).slice(0, LONGEST_NAME),
      anonymousId,
      ...(userId ? { userId } : {}),
      sentAt: new Date(now()).toISOString(),
      properties: redact({ ...properties }),
    };
    for (const transport of transports) {
      try {
        transport.send(event);
      } catch {
        // A broken collector must not break what it observes.
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
