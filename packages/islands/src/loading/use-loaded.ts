'use client';

import { useEffect, useState, type ComponentType } from 'react';

/**
 * A component whose code is fetched when it is first wanted; until then undefined.
 *
 * @param load must not change between renders
 * @param onFailure when the code did not arrive and is still wanted
 */
export function useLoaded<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  onFailure?: () => void,
): { Loaded: ComponentType<Props> | undefined } {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted || Loaded) return undefined;
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setLoaded(() => Component),
      () => isCurrent && onFailure?.(),
    );
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- The failure is that of the last request.
  }, [isWanted, Loaded, load]);
  return { Loaded };
}
