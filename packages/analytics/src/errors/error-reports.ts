import type { ConsentGate } from '../consent.ts';
import type { ErrorReport } from '../error-report.ts';
import { describeError, type ErrorContext } from './describe-error.ts';

/** A destination of reports: the collector of events, or an error service (`@myler/analytics/sentry`). */
export interface ErrorSink {
  send(report: ErrorReport): void;
  /** Deletes waiting reports, because consent was withdrawn. */
  discard(): void;
}

export interface ErrorReportsOptions {
  consent: Pick<ConsentGate, 'allowed' | 'subscribe'>;
  /** Called at the first report, so that a page without errors does not load the code of the service. */
  sink: () => Promise<ErrorSink>;
  /** The page's address and the personal text on it. Called for each error. */
  context: () => ErrorContext;
  /** The maximum number of reports of a page. */
  maxReports?: number;
}

/**
 * Reports errors after consent: each error once for a page, and only a few of them. It never throws or rejects, because
 * it would then report its own error.
 */
export function createErrorReports(options: ErrorReportsOptions): { report(error: unknown): Promise<void> } {
  const { consent, sink, context, maxReports = 10 } = options;
  const reportedKeys = new Set<string>();
  let loadingSink: Promise<ErrorSink> | undefined;

  consent.subscribe((allowed) => {
    if (!allowed) loadingSink?.then((loadedSink) => loadedSink.discard()).catch(ignore);
  });

  const describe = (error: unknown) => {
    if (reportedKeys.size >= maxReports || !consent.allowed()) return undefined;
    const described = describeError(error, context());
    const key = JSON.stringify(described && [described.name, described.message, described.stack[0]]);
    if (!described || reportedKeys.has(key)) return undefined;
    reportedKeys.add(key);
    return described;
  };

  return {
    async report(error) {
      try {
        const described = describe(error);
        if (!described) return;
        loadingSink ??= sink();
        const loadedSink = await loadingSink;
        // Consent may have been withdrawn while the code was loading.
        if (consent.allowed()) loadedSink.send(described);
      } catch {
        loadingSink = undefined;
      }
    },
  };
}

function ignore(): void {
  // A sink that could not be loaded has no waiting reports.
}
