import { BrowserClient, makeFetchTransport, Scope, type ErrorEvent } from '@sentry/browser';
import type { ErrorReport } from '../error-report.ts';
import type { ErrorSink } from './error-reports.ts';

export interface SentryOptions {
  /** `https://{key}@{host}/{project}`. Reports are sent only to that host. */
  dsn: string;
  fetch: typeof globalThis.fetch;
}

const SENT_PROPERTIES = ['event_id', 'timestamp', 'platform', 'level', 'exception', 'request', 'sdk'] as const;

/**
 * Sends reports to Sentry or a compatible service. The client gets a redacted report instead of the error. It has no
 * integrations, because they would record clicks, requests and the console, store a session, and send the page's
 * address with its query.
 */
export function createSentrySink({ dsn, fetch }: SentryOptions): ErrorSink {
  const client = new BrowserClient({
    dsn,
    // Stryker disable next-line ArrayDeclaration: a text is no integration.
    integrations: [],
    // The report already contains the parsed frames.
    // Stryker disable next-line ArrowFunction,ArrayDeclaration: never called, since the client is given no error.
    stackParser: () => [],
    // With an explicit `fetch`, the client does not create an iframe to find an unpatched one.
    transport: (options) => makeFetchTransport(options, fetch),
    sendClientReports: false,
    dataCollection: { userInfo: false },
    // Sends only the report's own properties, also if a later version of the client adds others.
    beforeSend: (event) => Object.fromEntries(SENT_PROPERTIES.map((key) => [key, event[key]])) as unknown as ErrorEvent,
  });
  return {
    // A new scope each time, so that nothing connects one report to the next.
    send: (report) => void client.captureEvent(eventOf(report), {}, new Scope()),
    // Reports are sent immediately, so none is waiting.
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
            // Sentry expects the innermost frame last.
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
