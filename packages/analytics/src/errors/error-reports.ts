import type { ConsentGate } from '../consent.ts';
import type { ErrorReport } from '../error-report.ts';
import { describeError, type Surroundings } from './describe-error.ts';

/** Where reports go: the collector of events, or a service for errors (`@myler/analytics/sentry`). A plug-in. */
export interface ErrorSink {
  send(report: ErrorReport): void;
  /** Forgets what waits: consent was withdrawn. */
  discard(): void;
}

export interface ErrorReportsOptions {
  consent: Pick<ConsentGate, 'allowed' | 'subscribe'>;
  /** Called with the first error there is to tell: a service's code is not fetched for pages where nothing breaks. */
  sink: () => Promise<ErrorSink>;
  /** The page, and what on it is the visitor's own. Asked for each error. */
  surroundings: () => Surroundings;
  /** How many a page tells at most. */
  most?: number;
}

/**
 * Tells what broke, once allowed: each error once a page, and no more than a few of them. Never throws and never rejects,
 * or it would report itself.
 */
export function createErrorReports(options: ErrorReportsOptions): { report(error: unknown): Promise<void> } {
  const { consent, sink, surroundings, most = 10 } = options;
  const told = new Set<string>();
  let opening: Promise<ErrorSink> | undefined;

  consent.subscribe((allowed) => {
    if (!allowed) opening?.then((opened) => opened.discard()).catch(ignore);
  });

  const describe = (error: unknown) => {
    if (told.size >= most || !consent.allowed()) return undefined;
    const described = describeError(error, surroundings());
    const key = JSON.stringify(described && [described.name, described.message, described.stack[0]]);
    if (!described || told.has(key)) return undefined;
    told.add(key);
    return described;
  };

  return {
    async report(error) {
      try {
        const described = describe(error);
        if (!described) return;
        opening ??= sink();
        const opened = await opening;
        // It may have been withdrawn while the code was on its way.
        if (consent.allowed()) opened.send(described);
      } catch {
        opening = undefined;
      }
    },
  };
}

function ignore(): void {
  // What was never opened has nothing to forget.
}
