import type { ConsentGate } from './consent.ts';
import { withDefaults, type EventName, type EventProperties } from './events.ts';
import { redact, redactUrl } from './redact.ts';
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
  /** Says which member acts from here on, by id, never by name or address. Undefined when they sign out. */
  identify(userId: string | undefined): void;
  flush(): Promise<void>;
  readonly consent: Pick<ConsentGate, 'allowed' | 'subscribe'>;
}

/**
 * Records what happens, once allowed. Before consent nothing leaves, nothing is stored and nothing waits; after it is
 * withdrawn, what waited is forgotten, and so is the id that tied events together (decisions, Consent).
 */
export function createAnalytics({ transports, consent, now, id }: AnalyticsOptions): Analytics {
  let anonymousId: string | undefined;
  let userId: string | undefined;

  consent.subscribe((allowed) => {
    if (allowed) return;
    anonymousId = undefined;
    for (const transport of transports) transport.discard();
  });

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

  return {
    track: (name, properties) => record('track', name, withDefaults(name, properties)),
    page: (properties) => record('page', properties.path, properties),
    identify(who) {
      userId = who;
      if (who) record('identify', 'Identified', {});
    },
    flush: async () => {
      await Promise.all(transports.map((transport) => transport.flush()));
    },
    consent,
  };
}
