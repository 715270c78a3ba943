import type { Problem as ProblemBody } from '../contract/index.ts';

const titles: Record<number, string> = {
  400: 'Bad request',
  401: 'Not signed in',
  402: 'Payment declined',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Too large',
  415: 'Unsupported media type',
  422: 'Not valid',
  429: 'Too many requests',
  500: 'Unexpected error',
  501: 'Not open yet',
  502: 'Bad gateway',
  503: 'Busy',
  504: 'Timed out',
};

export interface ProblemOptions {
  code?: string;
  /** By form path: "creditCard.number". */
  errors?: Record<string, string>;
  /** Names the page on which the bank asks for a confirmation. */
  confirmation?: string;
  /** In seconds. */
  retryAfter?: number;
  headers?: Record<string, string>;
}

/** An error response. Code throws it, and the server sends it as problem details (RFC 9457). */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  readonly options: ProblemOptions;

  /** @param message what happened and what to do, in words for a visitor */
  constructor(status: number, message: string, options: ProblemOptions = {}) {
    super(message);
    this.status = status;
    this.options = options;
  }

  get body(): ProblemBody {
    const { code, errors, confirmation } = this.options;
    return {
      type: 'about:blank',
      title: titles[this.status] ?? 'Problem',
      status: this.status,
      ...(code ? { code } : {}),
      message: this.message,
      ...(errors ? { errors } : {}),
      ...(confirmation ? { confirmation } : {}),
    };
  }

  /** @param requestId names the request in the log */
  toResponse(requestId?: string): Response {
    const { retryAfter, headers } = this.options;
    return new Response(JSON.stringify({ ...this.body, ...(requestId ? { requestId } : {}) }), {
      status: this.status,
      headers: {
        'content-type': 'application/problem+json; charset=utf-8',
        'cache-control': 'no-store',
        ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
        ...headers,
      },
    });
  }
}

/** A problem with errors of fields. Its message is for clients that do not show errors of fields. */
export function fieldProblem(
  errors: Record<string, string>,
  options: { status?: number; code?: string } = {},
): Problem {
  const [only, ...others] = Object.values(errors);
  const message = only && others.length === 0 ? only : 'Some fields need another look; each says what to do.';
  return new Problem(options.status ?? 422, message, { errors, ...(options.code ? { code: options.code } : {}) });
}
