/** A call that a request causes. */
export interface CallSpan {
  /** Carries the trace to the server that is called (W3C Trace Context). */
  traceparent: string;
  /** The call has left the queue. */
  sent(): void;
  /** @param status of the response; undefined when there was none */
  end(status: number | undefined): void;
}

/** What became of a request, for a trace. */
export interface RequestSpan {
  beginCall(method: string): CallSpan;
  /** @param route the pattern of the route and never the path, which may contain a secret */
  end(response: { route: string; status: number }): void;
}

/**
 * Begins the span of a request. A module of its own, so that tracing loads only where it is configured.
 *
 * @param request.traceparent the span of the caller, if the caller is to be believed
 */
export type BeginSpan = (request: { method: string; traceparent?: string | undefined }) => RequestSpan;
