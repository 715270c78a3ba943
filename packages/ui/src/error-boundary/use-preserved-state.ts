import { createContext, use, useCallback, useEffect, useSyncExternalStore } from 'react';
import type { PreservedValues } from './preserved-values.ts';

export interface Preserved {
  values: PreservedValues;
  /** Prefix of every key, so that two forms below one boundary do not share a value. */
  scope: string;
}

export const PreservedContext = createContext<Preserved | null>(null);

/** A new value, or what makes it of the one before. A value may not be a function itself. */
export type PreservedUpdate<Value> = Value | ((before: Value) => Value);

/**
 * Like `useState`, but the value survives an exception in the component: it is kept by the outermost `ErrorBoundary`
 * with a `scope` above, until that boundary unmounts. For everything that a visitor types or chooses and that is not in an atom.
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
  const read = () => values.read(key, () => resolve(initial));
  const value = useSyncExternalStore(values.subscribe, read, read);
  const set = useCallback(
    (update: PreservedUpdate<Value>) =>
      values.write(
        key,
        typeof update === 'function'
          ? (update as (before: Value) => Value)(values.read(key, () => resolve(initial)))
          : update,
      ),
    // The initial value is read once; a new object on each render must not make a new setter.
    // oxlint-disable-next-line react/exhaustive-deps
    [values, key],
  );
  return [value, set];
}

/**
 * Runs `cleanup` when the values of this part are given up: a closed dialog, another page. An exception in the part
 * unmounts its components too, and does not run it.
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

function resolve<Value>(initial: Value | (() => Value)): Value {
  return typeof initial === 'function' ? (initial as () => Value)() : initial;
}
