import { useRouter } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { DialogsRoot } from '../dialogs/DialogsRoot.tsx';
import { SessionStart } from './SessionStart.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import { useClientNavigation } from './use-client-navigation.ts';

/** What stands around every page: shared state, header, footer, dialogs, and what happens once when a visit begins. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { store } = useRouter().options.context;
  useClientNavigation();
  return (
    <Provider store={store}>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
      <DialogsRoot />
      <SessionStart />
    </Provider>
  );
}
