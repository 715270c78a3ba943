import fc from 'fast-check';
import { expect } from 'vitest';
import { always, alwaysAsync, anyText, type PropertyTable } from '@myler/presets/properties';
import { createConsentGate } from './consent.ts';
import { createErrorReports, describeError } from './errors/index.ts';
import { secret, words } from './redactProperties.test-kit.ts';

/** Anything that may be thrown: errors with fields of any kind too. */
const thrown = fc.oneof(
  fc.anything({ withNullPrototype: true }),
  fc
    .record({ name: fc.anything(), message: fc.anything(), stack: fc.anything() }, { requiredKeys: [] })
    .map((fields) => {
      const error = new Error('x');
      for (const [name, value] of Object.entries(fields)) Object.defineProperty(error, name, { value });
      return error;
    }),
  fc
    .tuple(anyText, anyText, anyText)
    .map(([name, message, stack]) => Object.assign(new Error(message), { name, stack })),
);

/** Reports of errors. */
export const errorProperties: PropertyTable = {
  describeError: [
    always(
      'describes any thrown value without an exception',
      thrown,
      fc.array(anyText, { maxLength: 3 }),
      (error, personal) => {
        const described = describeError(error, { href: 'https://myler.example/membership?join=gold', personal });
        if (described)
          expect(Object.values(described).map((value) => typeof value)).toEqual([
            'string',
            'string',
            'string',
            'object',
          ]);
      },
    ),
    always(
      'includes no word of the visitor in any script',
      words,
      fc.oneof(
        fc.stringMatching(/^[A-Z][a-zé'-]{2,9}$/),
        fc.constantFrom('Nguyễn', '王小明', 'محمد', 'Kaʻahumanu', 'Þórdís'),
      ),
      words,
      (before, word, after) => {
        const error = new Error(`${before}${word} ${after}`);
        const described = describeError(error, {
          href: `https://myler.example/${encodeURIComponent(word)}`,
          personal: [word],
        });
        fc.pre(!'[typed] [number] [token] [e-mail] [code]'.toLowerCase().includes(word.toLowerCase()));
        expect(described?.message).not.toContain(word);
        expect(described?.path).not.toContain(encodeURIComponent(word));
      },
    ),
    always('includes no secret in the name, the message or the path', secret, words, (hidden, before) => {
      const error = Object.assign(new Error(`${before}${hidden}`), { name: hidden });
      const described = describeError(error, { href: `https://myler.example/orders/${hidden}`, personal: [] });
      expect(JSON.stringify(described)).not.toContain(hidden);
    }),
  ],
  createErrorReports: [
    alwaysAsync(
      'never rejects, whatever is thrown, and even when the service fails',
      thrown,
      anyText,
      fc.boolean(),
      async (uncaught, href, isAway) => {
        const reports = createErrorReports({
          consent: createConsentGate({ allowed: true }),
          context: () => ({ href, personal: [] }),
          sink: () =>
            isAway
              ? Promise.reject(new Error('away'))
              : Promise.resolve({ send: () => undefined, discard: () => undefined }),
        });
        expect(await reports.report(uncaught)).toBeUndefined();
      },
    ),
  ],
};
