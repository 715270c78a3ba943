import type { Analytics } from './client.ts';
import { redactUrl } from './redact.ts';

export interface Visit {
  /** The path of the page; query and hash may be there and do not make another page. */
  path: string;
  title?: string;
  referrer?: string;
  /** The browser brought the page back as it was (bfcache): a navigation, though the path be the same. */
  returned?: boolean;
}

export interface PageViews {
  /** To be told of every navigation, the first load included, and harmlessly of anything else. */
  record(visit: Visit): void;
  /** Ends the subscription to consent. */
  stop(): void;
}

/**
 * Records exactly one view per navigation (docs/specification.md, sections 2 and 7). The same path again is the same
 * page: a hash, a dialog or a filter is not a navigation. The page on which consent is given counts then, once; the
 * ones before it never do.
 */
export function createPageViews(analytics: Pick<Analytics, 'page' | 'consent'>): PageViews {
  let current: Visit | undefined;
  // Stryker disable next-line BooleanLiteral: not read before the first visit, which sets it.
  let counted = false;

  const count = () => {
    if (!current || counted || !analytics.consent.allowed()) return;
    counted = true;
    analytics.page({
      path: redactUrl(current.path),
      ...(current.title ? { title: current.title } : {}),
      ...(current.referrer ? { referrer: redactUrl(current.referrer) } : {}),
    });
  };
  const stop = analytics.consent.subscribe(count);

  return {
    record(visit) {
      if (current && !visit.returned && pageOf(visit.path) === pageOf(current.path)) return;
      current = visit;
      counted = false;
      count();
    },
    stop,
  };
}

function pageOf(path: string): string {
  return path.replace(/[?#].*/s, '').replace(/(?<=.)\/+$/, '');
}
