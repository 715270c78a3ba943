import { useRouter } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { DialogsRoot } from '../dialogs/DialogsRoot.tsx';
import { SessionStart } from './SessionStart.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteShell.module.css';
import { useClientNavigation } from './use-client-navigation.ts';

/** What stands around every page: shared state, header, footer, dialogs, and what happens once when a visit begins. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { store } = useRouter().options.context;
  useClientNavigation();
  return (
    <Provider store={store}>
      <a className={styles.skip} href="#main">
        Skip to the page
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter />
      <DialogsRoot />
      <SessionStart />
    </Provider>
  );
}
