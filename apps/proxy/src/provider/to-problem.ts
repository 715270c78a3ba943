import { ApiError, UNEXPECTED } from '@myler/api-client/errors';
import { faultOf, incompleteRequest } from '@myler/server/faults';
import { TooBusy } from '@myler/server/limiter';
import { Problem, type ProblemOptions } from '@myler/api-client/problems';
import { ProviderFailure } from './transport.ts';

const unavailableMessages: Record<502 | 503 | 504, string> = {
  502: 'A part of our service did not answer. Please try again in a moment.',
  503: 'We are busy at the moment. Please try again shortly.',
  504: 'This took longer than it should, and we stopped waiting. Please try again in a moment.',
};

const MAX_MESSAGE_LENGTH = 1_000;

/** Seconds after which a request that took too long may be sent again: about as long as a call may take. */
const RETRY_AFTER_TIMEOUT = 2;

/**
 * An error as a problem with a message for the visitor. A provider's answer about the request (4xx) keeps its message,
 * code and field errors. Messages about its own failures (5xx except 501) and its address are not revealed.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof TooBusy) return new Problem(503, unavailableMessages[503], { retryAfter: 1 });
  if (error instanceof ApiError) return fromProvider(error);
  if (error instanceof ProviderFailure) return fromFailure(error.status);
  return faultOf(error).kind === 'client' ? incompleteRequest() : new Problem(500, UNEXPECTED);
}

/**
 * The same problem, with the time to try again if the call took too long. For a request that may be sent again: a read, or
 * one with an idempotency key. After another one nobody knows whether it was done, and doing it again may do it twice.
 */
export function withTimeToRetry(problem: Problem): Problem {
  if (problem.status !== 504) return problem;
  return new Problem(504, problem.message, { retryAfter: RETRY_AFTER_TIMEOUT, ...problem.options });
}

/** Whether the provider gave a definitive response about the request, which a retry would not change. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    error.status >= 400 &&
    error.status < 500 &&
    ![401, 403, 408, 425, 429].includes(error.status)
  );
}

function fromProvider(error: ApiError): Problem {
  const failure = failureOf(error);
  if (failure) return fromFailure(failure);
  if (error.status === 501) return new Problem(501, messageOf(error), detailsOf(error));
  if (error.status === 503) return new Problem(503, unavailableMessages[503], { retryAfter: error.retryAfter ?? 1 });
  if (error.status === 504) return new Problem(504, unavailableMessages[504]);
  if (error.status >= 400 && error.status < 500) return new Problem(error.status, messageOf(error), detailsOf(error));
  return new Problem(502, unavailableMessages[502]);
}

function fromFailure(status: 502 | 503 | 504): Problem {
  return new Problem(status, unavailableMessages[status], status === 503 ? { retryAfter: 1 } : {});
}

/** The transport's status, which is in the chain of causes of the client's error. */
function failureOf(error: ApiError): 502 | 503 | 504 | undefined {
  let cause: unknown = error.cause;
  for (let depth = 0; cause instanceof Error && depth < 4; depth++) {
    if (cause instanceof ProviderFailure) return cause.status;
    cause = cause.cause;
  }
  return error.status === 0 ? 502 : undefined;
}

function messageOf(error: ApiError): string {
  return error.message.slice(0, MAX_MESSAGE_LENGTH) || UNEXPECTED;
}

function detailsOf({ code, errors, retryAfter, confirmation }: ApiError): ProblemOptions {
  return {
    ...(code ? { code: code.slice(0, 80) } : {}),
    ...(errors ? { errors } : {}),
    ...(confirmation ? { confirmation } : {}),
    ...(retryAfter ? { retryAfter } : {}),
  };
}
