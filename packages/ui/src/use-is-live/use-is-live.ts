import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False on the server and while the browser hydrates its markup, true ever after. The first render must be the server's,
 * so whatever only this visitor has (their currency, their time zone, controls that need scripts) waits for it.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
