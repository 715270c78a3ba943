import { HeadContent, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import '@myler/ui/styles.css';
import { brand } from '@myler/config/brand';
import fontUrl from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';

/**
 * The document around every page. What the boot script changes on `<html>` before React is there (the currency) is not
 * React's to correct, hence suppressHydrationWarning. The two placeholders are filled where the addresses are known, and the
 * boot script is put first into the head there: React never needs to know of it.
 */
export function SiteDocument({ children }: { children: ReactNode }) {
  const { env } = useRouter().options.context;
  return (
    <html
      lang={brand.language}
      data-currency={env.defaultCurrency}
      data-entry="__ENTRY_URL__"
      data-state="__STATE_URL__"
      suppressHydrationWarning
    >
      <head>
        <link rel="preload" href={fontUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <HeadContent />
      </head>
      <body>{children}</body>
    </html>
  );
}
