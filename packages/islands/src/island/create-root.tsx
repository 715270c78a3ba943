'use client';

import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { parts } from './register.ts';

/** A React root. */
export interface Root {
  render(content: ReactNode): void;
  unmount(): void;
}

/**
 * Reports every exception in React as an `error` event of the window. The console shows it, and error reports include
 * it.
 */
const report = (error: unknown) => reportError(error);
const rootOptions: RootOptions = { onCaughtError: report, onUncaughtError: report, onRecoverableError: report };

/**
 * Creates a React root with the application's boundary and providers around its content, and reports exceptions. React
 * unmounts a root whose exception no boundary catches, so an application creates all of its roots with this function.
 */
export function createIslandRoot(container: HTMLElement): Root {
  const root = createRoot(container, rootOptions);
  return {
    render: (content) => root.render(withParts(content)),
    unmount: () => root.unmount(),
  };
}

/**
 * The same for markup of the server. Its nodes stay, and with them the focus, the selection and the input.
 *
 * @param prefix of the ids in it, as on the server
 */
export function hydrateIslandRoot(container: HTMLElement, content: ReactNode, prefix: string): Pick<Root, 'unmount'> {
  return hydrateRoot(container, withParts(content), { ...rootOptions, identifierPrefix: prefix });
}

function withParts(content: ReactNode): ReactNode {
  if (process.env.NODE_ENV !== 'production' && !('Boundary' in parts)) {
    throw new Error('@myler/islands: call registerIslands(islands, parts) before anything is rendered.');
  }
  return <parts.Boundary>{parts.provide(content)}</parts.Boundary>;
}
