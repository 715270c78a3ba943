'use client';

import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { PreservedValues } from './preserved-values.ts';

export interface Preserved {
  values: PreservedValues;
  /** Prefix of every key, so that two forms below one boundary do not share a value. */
  scope: string;
}

export const PreservedContext = createContext<Preserved | null>(null);

/** A new value, or a function that computes it from the previous one. A value itself must not be a function. */
export type PreservedUpdate<Value> = Value | ((before: Value) => Value);

/**
 * Like `useState`, but the value survives an exception in the component: the outermost `ErrorBoundary` with a `scope`
 * above keeps it until it unmounts. Use it for everything that a visitor types or chooses and that is not in an atom.
 *
 * @param name unique within the `scope` of the nearest boundary
 * @throws when there is no `ErrorBoundary` with a `scope` above
 */
export function usePreservedState<Value>(
  name: string,
  initial: Value | (() => Value),
): [Value, (update: PreservedUpdate<Value>) => void] {
  const { values, scope } = usePreserved();
  const key = `${scope}${name}`;
  const read = () => values.read(key, () => resolveUpdate(initial));
  const value = useSyncExternalStore(values.subscribe, read, read);
  const set = useCallback(
    (update: PreservedUpdate<Value>) =>
      values.write(
        key,
        typeof update === 'function'
          ? (update as (before: Value) => Value)(values.read(key, () => resolveUpdate(initial)))
          : update,
      ),
    // `initial` is read once and is no dependency: a new object on each render would make a new setter.
    // oxlint-disable-next-line react/exhaustive-deps
    [values, key],
  );
  return [value, set];
}

/**
 * Runs `cleanup` when the values of this part are discarded: the dialog closed, or the page changed. An exception in
 * the part unmounts its components too, but does not run `cleanup`.
 *
 * @throws when there is no `ErrorBoundary` with a `scope` above
 */
export function useOnDiscard(cleanup: () => void): void {
  const { values, scope } = usePreserved();
  useEffect(() => values.onDiscard(scope, cleanup), [values, scope, cleanup]);
}

function usePreserved(): Preserved {
  const preserved = use(PreservedContext);
  if (!preserved) {
    throw new Error(
      '@myler/ui: preserved state was used outside an ErrorBoundary with a scope, so nothing would keep it. Put one around the form.',
    );
  }
  return preserved;
}

function resolveUpdate<Value>(initial: Value | (() => Value)): Value {
  return typeof initial === 'function' ? (initial as () => Value)() : initial;
}
