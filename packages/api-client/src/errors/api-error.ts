import type { Problem } from '../contract/index.ts';

/**
 * A failed call, with the parsed JSON body (docs/specification.md, section 7). The error has the body's `message`,
 * `errors`, `code`, `requestId` and `confirmation` as its own properties, and the whole body as `data`. `status` is 0 when there was no response.
 */
export class ApiError extends Error implements Partial<Problem> {
  override readonly name = 'ApiError';
  readonly request: { method: string; url: string };
  readonly status: number;
  readonly data: unknown;
  readonly code?: string;
  /** By form path: "creditCard.number". */
  readonly errors?: Record<string, string>;
  /** Names the request in the servers' logs, for whoever writes to us about it. */
  readonly requestId?: string;
  /** With the code `requires-action`: names the page on which the bank asks for a confirmation. */
  readonly confirmation?: string;
  /** Seconds to wait, from the `Retry-After` header. */
  readonly retryAfter?: number;

  constructor(args: {
    request: { method: string; url: string };
    status?: number;
    data?: unknown;
    retryAfter?: number;
    cause?: unknown;
  }) {
    const body = isRecord(args.data) ? args.data : {};
    super(typeof body['message'] === 'string' ? body['message'] : UNEXPECTED, { cause: args.cause });
    this.request = args.request;
    this.status = args.status ?? 0;
    this.data = args.data;
    if (typeof body['code'] === 'string') this.code = body['code'];
    if (typeof body['requestId'] === 'string') this.requestId = body['requestId'];
    if (typeof body['confirmation'] === 'string') this.confirmation = body['confirmation'];
    if (isRecord(body['errors'])) this.errors = onlyStrings(body['errors']);
    if (args.retryAfter !== undefined) this.retryAfter = args.retryAfter;
  }
}

/** The sentence for a failure whose response has no `message` (docs/specification.md, section 8). */
export const UNEXPECTED = 'An unexpected error occurred. Please try again.';

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function onlyStrings(errors: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
