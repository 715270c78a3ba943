import { BrowserClient, makeFetchTransport, Scope, type ErrorEvent } from '@sentry/browser';
import type { ErrorReport } from '../error-report.ts';
import type { ErrorSink } from './error-reports.ts';

export interface SentryOptions {
  /** `https://{key}@{host}/{project}`. Reports go to that host and nowhere else. */
  dsn: string;
  fetch: typeof globalThis.fetch;
}

const KEPT = ['event_id', 'timestamp', 'platform', 'level', 'exception', 'request', 'sdk'] as const;

/**
 * Sends reports to Sentry, or whatever speaks its protocol. Its client is used bare: it gets a report that has been
 * redacted already instead of the error itself, and none of its integrations, which would watch clicks, requests and
 * the console, store a session, and send the address of the page with its query.
 */
export function createSentrySink({ dsn, fetch }: SentryOptions): ErrorSink {
  const client = new BrowserClient({
    dsn,
    // Stryker disable next-line ArrayDeclaration: a text is no integration.
    integrations: [],
    // The report has its frames.
    // Stryker disable next-line ArrowFunction,ArrayDeclaration: never called, since the client is given no error.
    stackParser: () => [],
    // Given its `fetch`, it does not look for an untouched one in a frame of its own.
    transport: (options) => makeFetchTransport(options, fetch),
    sendClientReports: false,
    dataCollection: { userInfo: false },
    // Nothing but what is in the report, whatever a later version of the client may add.
    beforeSend: (event) => Object.fromEntries(KEPT.map((key) => [key, event[key]])) as unknown as ErrorEvent,
  });
  return {
    // A scope of its own each time: nothing ties one report to the next.
    send: (report) => void client.captureEvent(eventOf(report), {}, new Scope()),
    // Each leaves at once: nothing waits.
    discard: () => undefined,
  };
}

function eventOf({ name, message, path, stack }: ErrorReport) {
  return {
    level: 'error' as const,
    request: { url: path },
    exception: {
      values: [
        {
          type: name,
          value: message,
          mechanism: { type: 'onerror', handled: false },
          stacktrace: {
            // Sentry wants the innermost last.
            frames: stack.toReversed().map((frame) => ({
              function: frame.function,
              filename: frame.file,
              lineno: frame.line,
              colno: frame.column,
              in_app: true,
            })),
          },
        },
      ],
    },
  };
}
