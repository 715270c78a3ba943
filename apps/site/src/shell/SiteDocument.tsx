import { HeadContent, useRouter } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { brand } from '@myler/config/brand';
import fontUrl from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import { NotLoadedNotice } from './NotLoadedNotice.tsx';
import { envAtom } from '../store/site-store.ts';
import { live } from '@myler/islands/attributes';

/**
 * The document around every page; only the server renders it. `#site` contains the page, and `#overlay` the
 * application's dialogs. `ssr/render-router.server.tsx` inserts the inline scripts and the application's address.
 */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { store } = useRouter().options.context;
  const env = useAtomValue(envAtom, { store });
  return (
    <html
      lang={brand.language}
      {...live({ currency: env.defaultCurrency, env: JSON.stringify(env), entry: '__ENTRY_URL__' })}
    >
      <head>
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <HeadContent />
      </head>
      <body>
        <div id="site">{children}</div>
        <div id="overlay" />
        <NotLoadedNotice />
      </body>
    </html>
  );
}
