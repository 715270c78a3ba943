import type { $ZodIssue } from 'zod/v4/core';
import fc from 'fast-check';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import { always, alwaysAsync, anyText, type PropertyTable } from '@myler/presets/properties';
import { problem } from './contract/index.ts';
import { ApiError, normaliseError, UNEXPECTED } from './errors/index.ts';
import { providerEndpoints, sameOriginEndpoints, type Endpoint } from './endpoints/index.ts';
import { fieldErrors, fieldProblem, Problem } from './problems/index.ts';

const request = { method: 'GET', url: '/api/prices' };
const endpoints = Object.values<Endpoint>({ ...providerEndpoints, ...sameOriginEndpoints });
const bodies = endpoints.flatMap(({ body }) => (body ? [body] : []));
const queries = endpoints.flatMap(({ query }) => (query ? [query] : []));
/** Whatever JSON can hold, under the names that forms use. */
const names = fc.constantFrom('email', 'children', 'creditCard', 'number', 'city', 'name', 'total', 'message', 'page');
export const json: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.jsonValue(),
    fc.dictionary(fc.oneof(names, anyText), tie('value'), { maxKeys: 5 }),
    fc.array(tie('value'), { maxLength: 3 }),
  ),
})).value;

/** Problem details and the words for each field. */
export const problemProperties: PropertyTable = {
  fieldErrors: [
    always('returns a sentence for every error of every body', fc.constantFrom(...bodies), json, (schema, value) => {
      const parsed = z.safeParse(schema, value);
      if (parsed.success) return;
      const messages = Object.values(fieldErrors(parsed.error.issues));
      expect(messages.length).toBeGreaterThan(0);
      for (const words of messages) expect(words).toMatch(/^[A-Z].*[.]$/);
    }),
    always(
      'returns a sentence for every error of every query',
      fc.constantFrom(...queries),
      fc.dictionary(fc.oneof(fc.constantFrom('page', 'limit', 'q', 'ages', 'code', 'currency'), anyText), anyText),
      (schema, value) => {
        const parsed = z.safeParse(schema, value);
        if (parsed.success) return;
        for (const words of Object.values(fieldErrors(parsed.error.issues))) expect(words).toMatch(/^[A-Z].*[.]$/);
      },
    ),
    always(
      'accepts any path of a field, inherited names included',
      fc.array(fc.oneof(anyText, fc.nat(), names), { maxLength: 4 }),
      fc.constantFrom('invalid_type', 'too_big', 'too_small'),
      (path, code) => {
        const issue = { code, path, message: '', origin: 'string', maximum: 60, minimum: 12 } as unknown as $ZodIssue;
        const [first, ...others] = Object.entries(fieldErrors([issue]));
        expect(others).toEqual([]);
        expect(first).toEqual([path.join('.') || 'body', expect.stringMatching(/^[A-Z].*[.]$/)]);
      },
    ),
  ],
  fieldProblem: [
    always('has a message, and keeps the errors of all fields', fc.dictionary(anyText, anyText), (errors) => {
      const built = fieldProblem(errors);
      expect(built.message).not.toBe('');
      expect(built.body.errors).toEqual(errors);
    }),
  ],
  Problem: [
    alwaysAsync(
      'is received as it was sent',
      fc.integer({ min: 400, max: 599 }),
      anyText,
      fc.option(anyText, { nil: undefined }),
      // The contract drops this name, which could change what the object inherits.
      fc.option(
        fc.dictionary(
          anyText.filter((path) => path !== '__proto__'),
          anyText,
        ),
        { nil: undefined },
      ),
      async (status, message, code, errors) => {
        const sent = new Problem(status, message, { ...(code ? { code } : {}), ...(errors ? { errors } : {}) });
        const received = z.parse(problem, await sent.toResponse().json());
        expect(received).toEqual(sent.body);
        const error = new ApiError({ request, status, data: received });
        expect(normaliseError(error)).toEqual({ message: message || UNEXPECTED, ...(errors ? { errors } : {}) });
      },
    ),
  ],
};
