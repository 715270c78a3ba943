import { createGatewayClient } from '@myler/api-client/gateway';
import { dayHourAt } from '@myler/config/day-hours';
import { createClientRouter } from '@myler/islands/client-router';
import type { ClientRouter } from '@myler/islands/navigation';
import { documentPart } from '../shell/document-part.ts';
import { notifyPageRendered } from '../store/page-events.ts';
import type { SiteStore } from '../store/site-store.ts';
import { accessToken } from '../visitor/access-token.ts';
import { createSiteRouter } from './site-router.tsx';

/** The router of the pages from the second on. Its loaders read through the gateway. */
export function startClientRouter(store: SiteStore): ClientRouter {
  const gateway = createGatewayClient({ token: accessToken });
  const hour = () => dayHourAt(new Date().getHours());
  const router = createSiteRouter({ read: gateway.call, origin: location.origin, hour, store });
  return createClientRouter(router, {
    site: documentPart('site'),
    // A gift code is worth money.
    secretFields: '[name=giftCode]',
    announcements: { within: documentPart('overlay'), className: 'visually-hidden' },
    onPageRendered: notifyPageRendered,
  });
}
