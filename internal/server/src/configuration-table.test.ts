import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { configurationTable } from './configuration-table.ts';
import { logLevel, port, readVariables, secret } from './environment.ts';

const variables = z.object({
  PORT: z._default(port, 3000).check(z.describe('Where it listens.')),
  LOG_LEVEL: logLevel.check(z.describe('What is written: a | b.')),
  TOKEN: secret.check(z.describe('A token.')),
});

it('a table of variables has their defaults, values and descriptions', () => {
  expect(configurationTable(variables).split('\n').slice(2)).toEqual([
    '| `PORT` | `3000` | 0 to 65535 | Where it listens. |',
    '| `LOG_LEVEL` | `info` | `fatal`, `error`, `warn`, `info`, `debug`, `trace`, `silent` | What is written: a \\| b. |',
    '| `TOKEN` |  | 16 characters or more | A token. |',
  ]);
});

it('a variable without a description is an error that names it', () => {
  const more = z.extend(variables, { FORGOTTEN: z.optional(z.string()) });
  expect(() => configurationTable(more)).toThrow(/No description: FORGOTTEN\./);
});

it('a description changes nothing about reading', () => {
  expect(readVariables('@myler/proxy', variables, {})).toEqual({ PORT: 3000, LOG_LEVEL: 'info' });
  expect(() => readVariables('@myler/proxy', variables, { TOKEN: 'short' })).toThrow(/TOKEN needs 16 characters/);
});
