import type { Analytics } from './client.ts';
import { redactUrl } from './redact.ts';

export interface Visit {
  /** The path of the page. A query and a hash are allowed, but do not make it another page. */
  path: string;
  title?: string;
  referrer?: string;
  /** The browser restored the page from its bfcache. This is a navigation, even to the same path. */
  returned?: boolean;
}

export interface PageViews {
  /** Call it at every navigation, including the first load. It ignores calls that are not a navigation. */
  record(visit: Visit): void;
  /** Ends the subscription to consent. */
  stop(): void;
}

/**
 * Records exactly one view for each navigation (docs/specification.md, sections 2 and 7). A call with the same path is
 * not a navigation: the visitor opened a hash, a dialog or a filter. The page on which the visitor consents is counted
 * at that moment. Earlier pages are never counted.
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
