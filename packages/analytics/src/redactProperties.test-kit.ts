import fc from 'fast-check';
import { expect } from 'vitest';
import { always, anyText, type PropertyTable } from '@myler/presets/properties';
import { looksLikeEmail, redact, redactText, redactUrl } from './events.ts';

/** What must not leave, as people and programs write it. */
export const secret = fc.oneof(
  fc.constantFrom(
    'zephyrine@example.com',
    'zephyrine.quill+kites@mail.example.co.uk',
    'zéphyrine@exämple.com',
    'zephyrine%40example.com',
    '4242424242424242',
    '4242 4242 4242 4242',
    '3782-822463-10005',
    '42424242-4242-4242',
    'kX9sQ2mTz7Lw4RbN8vYc',
    'MYLR-7K2P-9QXZ-44TD',
  ),
  fc.stringMatching(/^[a-z]{3,8}\.[a-z]{3,8}@[a-z]{3,8}\.(com|example)$/),
);
/** Words around it, which end before it and begin after it. */
export const words = fc.stringMatching(/^([a-z]{1,8} ){0,4}$/);
const mark = fc.constantFrom('', ',', '.', ';', '"', ')', '>', '”', '’');
/** What is taken out of events before they leave. */
export const redactProperties: PropertyTable = {
  looksLikeEmail: [
    always('is true exactly for texts with something on both sides of an @', fc.anything(), (value) => {
      expect(looksLikeEmail(value)).toBe(typeof value === 'string' && /^\s*\S+@\S+\s*$/.test(value));
    }),
  ],
  redactText: [
    always('reads any text without an exception, and keeps harmless words', anyText, words, (text, harmless) => {
      expect(typeof redactText(text)).toBe('string');
      expect(redactText(harmless)).toBe(harmless);
    }),
    always(
      'removes a secret from a sentence, whatever stands beside it',
      words,
      secret,
      mark,
      words,
      (before, hidden, after, rest) => {
        expect(redactText(`${before}${hidden}${after} ${rest}`)).not.toContain(hidden);
      },
    ),
    always('is idempotent', fc.string({ maxLength: 80 }), (text) => {
      expect(redactText(redactText(text))).toBe(redactText(text));
    }),
  ],
  redactUrl: [
    always('reads any text without an exception', anyText, (text) => {
      expect(typeof redactUrl(text)).toBe('string');
    }),
    always(
      'removes a secret from the path, any parameter and the hash of a URL',
      fc.stringMatching(/^[a-z]{1,8}$/),
      secret.filter((value) => !value.includes(' ')),
      (name, hidden) => {
        for (const url of [
          `/orders/${hidden}`,
          `/?a=1&${name}=${hidden}`,
          `https://myler.example/#${name}=${hidden}`,
        ]) {
          expect(redactUrl(url)).not.toContain(hidden);
        }
      },
    ),
    always(
      'hides the value of every token, code, name and telephone number',
      fc.constantFrom('token', 'ref', 'code', 'gift', 'email', 'firstName', 'tel', 'phoneNumber', 'attempt', 'sig'),
      fc.stringMatching(/^[\w.~-]{1,20}$/),
      (name, value) => {
        expect(redactUrl(`/membership?${name}=${value}&join=gold`)).toBe(`/membership?${name}=[redacted]&join=gold`);
      },
    ),
  ],
  redact: [
    always('accepts any value without an exception, and is idempotent', fc.anything({ maxDepth: 4 }), (value) => {
      expect(redact(redact(value))).toEqual(redact(value));
    }),
    always(
      'removes a secret at any depth',
      secret,
      fc.integer({ min: 0, max: 9 }),
      fc.boolean(),
      (hidden, depth, inList) => {
        let value: unknown = `see ${hidden}, please`;
        for (let level = 0; level < depth; level += 1) value = inList ? [value] : { note: value };
        expect(JSON.stringify(redact(value))).not.toContain(hidden);
      },
    ),
  ],
};
