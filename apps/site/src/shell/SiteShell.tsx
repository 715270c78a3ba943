import { useRouter } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteHeader } from './SiteHeader.tsx';
import styles from './SiteShell.module.css';

/** The header, footer and other parts around every page. */
export function SiteShell({ children }: { children: ReactNode }) {
  const { store } = useRouter().options.context;
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
    </Provider>
  );
}
