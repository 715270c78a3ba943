import { ApiError, isRecord, UNEXPECTED } from './api-error.ts';

export interface NormalisedError {
  message: string;
  /** By form path, if the response has errors of fields. */
  errors?: Record<string, string>;
}

/**
 * The message that visitors see for a failure (docs/specification.md, section 8): the `message` of the failed
 * response's body, or one general sentence. The messages of programming errors and network errors are never shown.
 */
export function normaliseError(error: unknown): NormalisedError {
  const body = error instanceof ApiError ? error.data : error instanceof Error ? undefined : error;
  const message =
    isRecord(body) && typeof body['message'] === 'string' && body['message'] ? body['message'] : UNEXPECTED;
  return error instanceof ApiError && error.errors ? { message, errors: error.errors } : { message };
}
