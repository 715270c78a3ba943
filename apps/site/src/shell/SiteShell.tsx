import { useRouter } from '@tanstack/react-router';
import { Provider } from 'jotai';
import type { ReactNode } from 'react';
import { SiteFooter } from './SiteFooter.tsx';
import { live } from '@myler/islands/attributes';
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
      {/* A page that the router renders has its final height at once, because Back leads to a place in it. */}
      <main id="main" tabIndex={-1} className={styles.main} {...(import.meta.env.SSR && live({ partial: true }))}>
        {children}
      </main>
      <SiteFooter />
    </Provider>
  );
}
