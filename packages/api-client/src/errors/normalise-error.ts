import { ApiError, isRecord, UNEXPECTED } from './api-error.ts';

export interface NormalisedError {
  message: string;
  /** By form path, when the answer named fields. */
  errors?: Record<string, string>;
}

/**
 * What a visitor is told about any failure (docs/specification.md, section 8): the `message` of the failed response's
 * body, otherwise one sentence for everything else. Programming errors and network errors keep their own words out of
 * sight.
 */
export function normaliseError(error: unknown): NormalisedError {
  const body = error instanceof ApiError ? error.data : error instanceof Error ? undefined : error;
  const message =
    isRecord(body) && typeof body['message'] === 'string' && body['message'] ? body['message'] : UNEXPECTED;
  return error instanceof ApiError && error.errors ? { message, errors: error.errors } : { message };
}
