import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import type { SiteStore } from '../store/site-store.ts';

export interface SiteRoot {
  render(content: ReactNode): void;
  unmount(): void;
}

/**
 * Reports every exception in React as an `error` event of the window. The console shows it, and error reports include
 * it once the visitor has allowed them (`analytics/observe.ts`).
 */
const rootOptions: RootOptions = {
  onCaughtError: (error) => reportError(error),
  onUncaughtError: (error) => reportError(error),
  onRecoverableError: (error) => reportError(error),
};

/**
 * The only place that creates React roots (a lint rule refuses `react-dom/client` elsewhere). React unmounts a root
 * whose exception no boundary catches, so each has a boundary around all of its content.
 */
export function createSiteRoot(container: HTMLElement, store: SiteStore): SiteRoot {
  const root = createRoot(container, rootOptions);
  return {
    render: (content) => root.render(withStore(content, store)),
    unmount: () => root.unmount(),
  };
}

/**
 * The same for markup of the server. Its nodes stay, and with them the focus, the selection and the input.
 *
 * @param prefix of the ids in it, as on the server
 */
export function hydrateSiteRoot(
  container: HTMLElement,
  store: SiteStore,
  content: ReactNode,
  prefix: string,
): Pick<SiteRoot, 'unmount'> {
  return hydrateRoot(container, withStore(content, store), { ...rootOptions, identifierPrefix: prefix });
}

function withStore(content: ReactNode, store: SiteStore): ReactNode {
  return (
    <ErrorBoundary>
      <Provider store={store}>{content}</Provider>
    </ErrorBoundary>
  );
}
