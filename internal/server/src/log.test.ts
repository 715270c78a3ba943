import { expect, it } from 'vitest';
import { createLog, type LogOptions } from './log.ts';

function lineOf(entry: object, options: Partial<LogOptions> = {}): Record<string, unknown> {
  const lines: string[] = [];
  createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) }, ...options }).info(
    entry,
  );
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it('the log writes a line of JSON with the time and the name of the app', () => {
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
])('the log strikes out a secret: %j', (entry) => {
  const text = JSON.stringify(lineOf(entry));
  expect(text).not.toContain('secret');
  expect(text).toContain('[struck out]');
});

it('the deep log strikes out secrets two levels down', () => {
  const entry = { user: { password: 'secret', card: { creditCard: 'secret' } } };
  expect(JSON.stringify(lineOf(entry, { isDeep: true }))).not.toContain('secret');
});
