import { atom } from 'jotai';
import type { Analytics } from '@myler/analytics/client';
import type { EventName, EventProperties } from '@myler/analytics/events';
import { consentAtom } from '@myler/state/session';
import type { SiteStore } from '../store/site-store.ts';
import type { Observation } from './observe.ts';

/** Which member signed in here, by id; undefined for everyone else. */
export const memberIdAtom = atom<string | undefined>(undefined);

let starting: Promise<Observation> | undefined;

/**
 * What pages and forms may tell analytics. Its code is fetched once the visitor has allowed it; before that there is
 * nothing to tell, and nothing waits.
 */
export function analyticsOf(store: SiteStore): { track: Analytics['track']; identify: Analytics['identify'] } {
  return {
    track: <Name extends EventName>(name: Name, properties: EventProperties[Name]) => {
      if (!analyticsAllowed(store)) return;
      startObserving(store).then(({ analytics }) => analytics.track(name, properties), ignore);
    },
    identify: (userId) => store.set(memberIdAtom, userId),
  };
}

export function analyticsAllowed(store: SiteStore): boolean {
  return store.get(consentAtom)?.analytics === true;
}

/** What watches this document, once it is allowed. Fetched again by whoever asks next when it could not be had. */
export function startObserving(store: SiteStore): Promise<Observation> {
  starting ??= import('./observe.ts').then(
    ({ observe }) => observe(store),
    (error: unknown) => {
      starting = undefined;
      throw error;
    },
  );
  return starting;
}

function ignore(): void {
  // A collector that cannot be reached must not break what it observes.
}
