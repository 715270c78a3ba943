import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { brand } from '@myler/config/brand';
import '@myler/ui/styles.css';
import type { RouterContext } from '../store/router-context.ts';
import { SiteDocument } from '../shell/SiteDocument.tsx';
import { SiteShell } from '../shell/SiteShell.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: '#15201F' },
      { name: 'color-scheme', content: 'light' },
      { name: 'application-name', content: brand.name },
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  // In the browser the document exists already, and pages are rendered into its #site.
  ...(import.meta.env.SSR ? { shellComponent: SiteDocument } : {}),
  component: () => (
    <SiteShell>
      <Outlet />
    </SiteShell>
  ),
});
