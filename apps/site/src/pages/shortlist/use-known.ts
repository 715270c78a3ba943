import { useEffect, useState } from 'react';

interface Known<T> {
  /** Those that are there, in the order of the ids. */
  items: T[];
  isWaiting: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Things by their ids, each fetched once. When a fetch fails, what was known stays.
 *
 * @param read answers with those it knows; it must not change between renders
 */
export function useKnown<T extends { id: string }>(
  ids: readonly string[],
  read: (ids: readonly string[]) => Promise<readonly T[]>,
): Known<T> {
  // Undefined stands for an id that was asked for and is nobody's.
  const [known, setKnown] = useState<ReadonlyMap<string, T | undefined>>(new Map());
  const [failed, setFailed] = useState<string>();
  const missing = ids.filter((id) => !known.has(id)).join();

  useEffect(() => {
    if (missing === '' || failed === missing) return undefined;
    let wanted = true;
    const asked = missing.split(',');
    read(asked).then(
      (items) => {
        if (!wanted) return undefined;
        setFailed(undefined);
        setKnown((before) => {
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
    items: ids.flatMap((id) => known.get(id) ?? []),
    isWaiting: missing !== '' && !hasFailed,
    hasFailed,
    retry: () => setFailed(undefined),
  };
}
