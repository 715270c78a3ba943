import * as z from 'zod/mini';
import { attemptKey } from '@myler/api-client/contract';
import { fieldErrors, fieldProblem, Problem } from '@myler/api-client/problems';

/** More than any form needs, and far below the depth that overflows the stack of a recursive function. */
const MAX_DEPTH = 20;

/**
 * The JSON of a request, safe to store: no deeper than a form, without the one character PostgreSQL cannot hold, and
 * without halves of surrogate pairs.
 *
 * @throws {Problem} 400 when it is no JSON, nested too deeply, or holds a NUL character
 */
export function readJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(400, 'The body is not JSON. Check it and send it again.');
  }
  return toStorable(value, 0);
}

/**
 * Decodes input with a schema of the contract.
 *
 * @throws {Problem} 422 with `errors` by form path
 */
export function parseInput<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw fieldProblem(fieldErrors(parsed.error.issues));
}

/** @throws {Problem} 400 without an idempotency key, which endpoints need that charge or create exactly once */
export function requireIdempotencyKey({ headers }: Request): string {
  const key = headers.get('idempotency-key') ?? '';
  if (z.safeParse(attemptKey, key).success) return key.toLowerCase();
  throw new Problem(400, 'This call needs an Idempotency-Key header that holds a UUID, one for each attempt.', {
    code: 'idempotency-key-missing',
  });
}

/** @throws {Problem} 400 for a NUL character, which PostgreSQL cannot hold */
export function toStorableText(text: string): string {
  if (text.includes('\0')) throw new Problem(400, 'A text holds a character that cannot be stored. Take it out.');
  return text.toWellFormed();
}

function toStorable(value: unknown, depth: number): unknown {
  if (depth > MAX_DEPTH) throw new Problem(400, 'The body is nested too deeply.');
  if (typeof value === 'string') return toStorableText(value);
  if (Array.isArray(value)) return value.map((item) => toStorable(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  // Checks of a text's length read it of whatever came, and no field of a request has this name.
  if ('length' in value) throw new Problem(400, 'The body has a field “length”, which no request has.');
  return Object.fromEntries(
    Object.entries(value)
      // Guards against prototype pollution. No field has this name.
      .filter(([name]) => name !== '__proto__')
      .map(([name, item]) => [toStorableText(name), toStorable(item, depth + 1)]),
  );
}
