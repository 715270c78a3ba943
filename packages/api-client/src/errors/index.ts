export { ApiError, UNEXPECTED } from './api-error.ts';
export { normaliseError, type NormalisedError } from './normalise-error.ts';
