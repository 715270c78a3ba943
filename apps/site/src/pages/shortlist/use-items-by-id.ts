import { useEffect, useState } from 'react';

interface ItemsById<T> {
  /** The existing items, in the order of the ids. */
  items: T[];
  isWaiting: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Fetches items by their ids, each once. When a fetch fails, earlier items stay.
 *
 * @param read resolves with the items that exist; must not change between renders
 */
export function useItemsById<T extends { id: string }>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): ItemsById<T> {
  // Undefined for an id that was requested and does not exist.
  const [fetched, setFetched] = useState<ReadonlyMap<string, T | undefined>>(new Map());
  const [failed, setFailed] = useState<string>();
  const missing = ids.filter((id) => !fetched.has(id)).join();

  useEffect(() => {
    if (missing === '' || failed === missing) return undefined;
    let wanted = true;
    const asked = missing.split(',');
    read(asked).then(
      (items) => {
        if (!wanted) return undefined;
        setFailed(undefined);
        setFetched((before) => {
          const after = new Map(before);
          for (const id of asked)
            after.set(
              id,
              items.find((item) => item.id === id),
            );
          return after;
        });
        return undefined;
      },
      () => wanted && setFailed(missing),
    );
    return () => {
      wanted = false;
    };
  }, [missing, failed, read]);

  const hasFailed = missing !== '' && failed === missing;
  return {
    items: ids.flatMap((id) => fetched.get(id) ?? []),
    isWaiting: missing !== '' && !hasFailed,
    hasFailed,
    retry: () => setFailed(undefined),
  };
}
