import { createGatewayClient } from '@myler/api-client/gateway';
import { dayHourAt } from '@myler/config/day-hours';
import { createClientRouter } from '@myler/islands/client-router';
import type { ClientRouter } from '@myler/islands/navigation';
import { notifyPageRendered } from '../store/page-events.ts';
import type { SiteStore } from '../store/site-store.ts';
import { accessToken } from '../visitor/access-token.ts';
import { createSiteRouter } from './site-router.tsx';

/** The router of the pages from the second on. Its loaders read through the gateway. */
export function startClientRouter(store: SiteStore): ClientRouter {
  const [site, overlay] = ['site', 'overlay'].map((id) => document.getElementById(id));
  if (!site || !overlay) throw new Error('@myler/site: the document has no #site. See shell/SiteDocument.tsx.');
  const gateway = createGatewayClient({ token: accessToken });
  const hour = () => dayHourAt(new Date().getHours());
  const router = createSiteRouter({ read: gateway.call, origin: location.origin, hour, store });
  return createClientRouter(router, {
    site,
    // A gift code is worth money.
    secretFields: '[name=giftCode]',
    announcements: { within: overlay, className: 'visually-hidden' },
    onPageRendered: notifyPageRendered,
  });
}
