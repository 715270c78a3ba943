'use client';

import { useEffect, useState } from 'react';

/** The value that `load` resolves with; undefined until then, and if it rejects. */
export function useLoaded<Value>(load: () => Promise<Value>): Value | undefined {
  const [loaded, setLoaded] = useState<{ by: () => Promise<Value>; value: Value }>();
  useEffect(() => {
    let gone = false;
    load().then(
      (value) => !gone && setLoaded({ by: load, value }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded?.by === load ? loaded.value : undefined;
}
