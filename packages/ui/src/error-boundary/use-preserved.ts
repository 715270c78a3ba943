'use client';

import { createContext, use, useEffect } from 'react';
import type { PreservedObjects } from './preserved-objects.ts';

export interface Preserved {
  objects: PreservedObjects;
  /** Prefix of every key, so that two forms below one boundary do not share an object. */
  scope: string;
}

export const PreservedContext = createContext<Preserved | null>(null);

/**
 * An object that survives an exception in the component, such as the atom that holds what a visitor types: the outermost
 * `ErrorBoundary` with a `scope` above keeps it until it unmounts.
 *
 * @param name unique within the `scope` of the nearest boundary
 * @param create called once, by the first render
 * @throws when there is no `ErrorBoundary` with a `scope` above
 */
export function usePreserved<Kept>(name: string, create: () => Kept): Kept {
  const { objects, scope } = useBoundary();
  return objects.read(`${scope}${name}`, create);
}

/**
 * Runs `cleanup` when what this part preserves is discarded: the dialog closed, or the page changed. An exception in
 * the part unmounts its components too, but does not run `cleanup`.
 *
 * @throws when there is no `ErrorBoundary` with a `scope` above
 */
export function useOnDiscard(cleanup: () => void): void {
  const { objects, scope } = useBoundary();
  useEffect(() => objects.onDiscard(scope, cleanup), [objects, scope, cleanup]);
}

function useBoundary(): Preserved {
  const preserved = use(PreservedContext);
  if (!preserved) {
    throw new Error(
      '@myler/ui: an object was to be preserved outside an ErrorBoundary with a scope, so nothing would keep it. Put one around the form.',
    );
  }
  return preserved;
}
