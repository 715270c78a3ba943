import { atom } from 'jotai';
import type { Analytics } from '@myler/analytics/client';
import type { EventName, EventProperties } from '@myler/analytics/events';
import { consentAtom } from '@myler/state/session';
import type { SiteStore } from '../store/site-store.ts';
import type { Observation } from './observe.ts';

/** The id of the signed-in member; undefined for everyone else. */
export const memberIdAtom = atom<string | undefined>(undefined);

let observation: Promise<Observation> | undefined;

/**
 * The analytics calls of pages and forms. The analytics code is fetched once the visitor has allowed it. Before that,
 * calls are dropped and not queued.
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

/**
 * Starts to observe this document, once the visitor allows it. When the code could not be fetched, the next call
 * fetches it again.
 */
export function startObserving(store: SiteStore): Promise<Observation> {
  observation ??= import('./observe.ts').then(
    ({ observe }) => observe(store),
    (error: unknown) => {
      observation = undefined;
      throw error;
    },
  );
  return observation;
}

function ignore(): void {
  // An unreachable collector must not break the page that it observes.
}
