import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { markHydrated } from '../ssr/hydrated.ts';
import { beginVisit } from './begin-visit.ts';
import { recordPageViews } from './page-views.ts';

/** What happens once, when the application has taken over the page. Shows nothing. */
export function SessionStart() {
  const router = useRouter();
  useEffect(() => {
    markHydrated();
    const stop = recordPageViews(router);
    beginVisit(router);
    return stop;
  }, [router]);
  return null;
}
