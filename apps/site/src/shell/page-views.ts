import { createPageViews } from '@myler/analytics/page-views';
import { analyticsOf } from '../data/analytics.ts';
import type { SiteRouter } from '../router.tsx';

/** A page view on each route change, the first load included (specification, section 2). Answers with what ends it. */
export function recordPageViews(router: SiteRouter): () => void {
  const views = createPageViews(analyticsOf(router));
  const record = () => views.record({ path: location.pathname, title: document.title });
  record();
  // `onRendered`, not `onResolved`: the title belongs to the new page by then.
  const stopListening = router.subscribe('onRendered', record);
  return () => {
    stopListening();
    views.stop();
  };
}
