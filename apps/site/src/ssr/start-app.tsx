import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider } from '@tanstack/react-router';
import { hydrate } from '@tanstack/react-router/ssr/client';
import { createGatewayClient } from '@myler/api-client/gateway';
import { defaultClientEnv } from '../client-env.ts';
import { accessToken } from '../data/access-token.ts';
import { createSiteRouter } from '../router.tsx';
import { prepareStore } from '../shell/prepare-store.ts';
import { hydrated } from './hydrated.ts';

/**
 * The application takes over the page. Called by the boot script, at idle or at the first sign of intent, once the
 * page's data has been fetched.
 */
export async function start(): Promise<void> {
  const gateway = createGatewayClient({ token: accessToken });
  const router = createSiteRouter({ read: gateway.call, origin: location.origin, env: defaultClientEnv });
  await hydrate(router);
  prepareStore(router);
  startTransition(() => {
    hydrateRoot(document, <RouterProvider router={router} />);
  });
  await hydrated;
  (self as { $_TSR?: { h(): void } }).$_TSR?.h();
}
