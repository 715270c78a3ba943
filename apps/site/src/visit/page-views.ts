import { consentAtom } from '@myler/state/session';
import type { SiteStore } from '../app/site-store.ts';
import { analyticsAllowed, startAnalytics } from '../data/analytics.ts';
import { onPageDrawn } from './page-events.ts';

/**
 * A page view on each route change, the first load included (specification, section 2). Until the visitor allows
 * analytics nothing is fetched and nothing noted; the page on which they do counts.
 */
export function recordPageViews(store: SiteStore): void {
  let listening = false;
  const begin = () => {
    if (listening || !analyticsAllowed(store)) return;
    listening = true;
    void listen(store);
  };
  store.sub(consentAtom, begin);
  begin();
}

async function listen(store: SiteStore): Promise<void> {
  const [{ createPageViews }, analytics] = await Promise.all([
    import('@myler/analytics/page-views'),
    startAnalytics(store),
  ]);
  const views = createPageViews(analytics);
  const record = () => views.record({ path: location.pathname, title: document.title });
  onPageDrawn(record);
  record();
}
