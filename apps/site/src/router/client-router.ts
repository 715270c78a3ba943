import { createSiteRouter } from './site-router.tsx';
import { createClientRouter } from '@myler/islands/client-router';
import { createGatewayClient } from '@myler/api-client/gateway';
import { dayHourAt } from '@myler/config/day-hours';
import type { ClientRouter } from '@myler/islands/navigation';
import { notifyPageRendered } from '../store/page-events.ts';
import type { SiteStore } from '../store/site-store.ts';
import { accessToken } from '../visitor/access-token.ts';

/** The router of the pages from the second on. Its loaders read through the gateway. */
export function startClientRouter(store: SiteStore): ClientRouter {
  const gateway = createGatewayClient({ token: accessToken });
  const hour = () => dayHourAt(new Date().getHours());
  const router = createSiteRouter({ read: gateway.call, origin: location.origin, hour, store });
  // `shell/SiteDocument.tsx` has both.
  const element = (id: string) => document.getElementById(id) as HTMLElement;
  return createClientRouter(router, {
    site: element('site'),
    // A gift code is worth money.
    secretFields: '[name=giftCode]',
    overlay: element('overlay'),
    onPageRendered: notifyPageRendered,
  });
}
