'use client';

import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * False on the server and during hydration, then always true. The first render must match the server's, so anything
 * specific to this visitor (their currency, their time zone, controls that need scripts) waits for it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
