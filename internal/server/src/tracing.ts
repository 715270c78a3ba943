import {
  context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { BeginSpan, CallSpan } from './trace-request.ts';

export interface Tracing {
  begin: BeginSpan;
  /** Sends what was recorded, and stops. */
  close(): Promise<void>;
}

/** Milliseconds. A server that ends waits no longer for its collector. */
const EXPORT_TIMEOUT = 3_000;

/** `00-{trace}-{span}-{flags}`, of which the last bit says that the caller records the trace. */
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * Records a span for each request and for each call that it causes, and sends them to a collector (OTLP over HTTP, JSON). How many
 * are recorded follows `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`; headers for the collector are in
 * `OTEL_EXPORTER_OTLP_HEADERS`. Without a collector that answers, spans are dropped.
 *
 * @param service its name in the traces
 * @param endpoint the collector's address, without `/v1/traces`
 * @param onError is told why spans could not be sent
 */
export function createTracing(service: string, endpoint: string, onError: (reason: string) => void): Tracing {
  const ignore = () => undefined;
  const logger = { error: onError, warn: ignore, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
    timeoutMillis: EXPORT_TIMEOUT,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('@myler/server');
  return {
    begin({ method, traceparent }) {
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parentOf(traceparent));
      span.setAttribute('http.request.method', method);
      return {
        beginCall: (called) => callSpan(called, span),
        end({ route, status }) {
          span.updateName(`${method} ${route}`).setAttribute('http.route', route);
          endWith(span, status, status >= 500);
        },
      };
    },
    close: () => provider.shutdown().catch((error: Error) => onError(error.message)),
  };

  function callSpan(method: string, parent: Span): CallSpan {
    const call = tracer.startSpan(method, { kind: SpanKind.CLIENT }, trace.setSpan(context.active(), parent));
    call.setAttribute('http.request.method', method);
    const { traceId, spanId, traceFlags } = call.spanContext();
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      sent: () => void call.addEvent('sent'),
      end: (status) => endWith(call, status, status === undefined || status >= 400),
    };
  }
}

function endWith(span: Span, status: number | undefined, isError: boolean): void {
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (isError) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function parentOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true });
}
