import { expect, it } from 'vitest';
import { createLog, type LogOptions } from './log.ts';

function lineOf(entry: object, options: Partial<LogOptions> = {}): Record<string, unknown> {
  const lines: string[] = [];
  createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) }, ...options }).info(
    entry,
  );
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it('writes a line of JSON that says when, and which server', () => {
  const line = lineOf({ status: 200 });
  expect(line).toMatchObject({ app: 'proxy', status: 200 });
  expect(new Date(String(line['time'])).getTime()).not.toBeNaN();
});

it.each([
  [{ password: 'secret' }],
  [{ token: 'secret' }],
  [{ body: { email: 'secret' } }],
  [{ headers: { 'set-cookie': 'secret', authorization: 'secret' } }],
  [{ req: { headers: { cookie: 'secret' } } }],
])('strikes out a secret that was handed to it: %j', (entry) => {
  const text = JSON.stringify(lineOf(entry));
  expect(text).not.toContain('secret');
  expect(text).toContain('[struck out]');
});

it('looks two levels down when it is deep', () => {
  const entry = { user: { password: 'secret', card: { creditCard: 'secret' } } };
  expect(JSON.stringify(lineOf(entry, { isDeep: true }))).not.toContain('secret');
});
