import type { Visit } from '@myler/analytics/page-views';
import { consentAtom } from '@myler/state/session';
import type { SiteStore } from '../store/site-store.ts';
import { analyticsAllowed, startObserving } from '../analytics/analytics.ts';
import { onPageDrawn } from '../store/page-events.ts';

/**
 * A page view on each route change, the first load included (docs/specification.md, section 2). Until the visitor
 * allows analytics nothing is fetched and nothing noted; the page on which they do counts. A page that is left while
 * the code is on its way counts as well.
 */
export function recordPageViews(store: SiteStore): void {
  const seen: Visit[] = [];
  let { referrer } = document;
  const note = (returned = false) => {
    if (!analyticsAllowed(store)) return;
    seen.push({ path: location.pathname, title: document.title, referrer, returned });
    // Where somebody came from is said once.
    referrer = '';
    startObserving(store).then(({ views }) => seen.splice(0).forEach((visit) => views.record(visit)), ignore);
  };
  onPageDrawn(note);
  store.sub(consentAtom, note);
  addEventListener('pageshow', ({ persisted }) => persisted && note(true));
  note();
}

function ignore(): void {
  // They are told with the next page.
}
