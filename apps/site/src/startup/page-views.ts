import type { Visit } from '@myler/analytics/page-views';
import { consentAtom } from '@myler/state/session';
import type { SiteStore } from '../store/site-store.ts';
import { analyticsAllowed, startObserving } from '../analytics/analytics.ts';
import { onPageRendered } from '../store/page-events.ts';

/**
 * Records a page view on each route change, the first load included (docs/specification.md, section 2). Until the
 * visitor allows analytics, nothing is fetched or recorded; the page on which they allow it counts. A page that is left
 * while the code is loading counts as well.
 */
export function recordPageViews(store: SiteStore): void {
  const unsent: Visit[] = [];
  let { referrer } = document;
  const record = (returned = false) => {
    if (!analyticsAllowed(store)) return;
    unsent.push({ path: location.pathname, title: document.title, referrer, returned });
    // The referrer belongs to the first page view only.
    referrer = '';
    startObserving(store).then(({ views }) => unsent.splice(0).forEach((visit) => views.record(visit)), ignore);
  };
  onPageRendered(record);
  store.sub(consentAtom, record);
  addEventListener('pageshow', ({ persisted }) => persisted && record(true));
  record();
}

function ignore(): void {
  // The visits stay in `seen` and are recorded with the next page.
}
