import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog, type LogOptions } from './log.ts';

function lineOf(entry: object, options: Partial<LogOptions> = {}): Record<string, unknown> {
  const lines: string[] = [];
  createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) }, ...options }).info(
    entry,
  );
  return JSON.parse(lines.join('')) as Record<string, unknown>;
}

it(
  'the log writes a line of JSON with the time and the name of the app',
  { tags: ['asvs:16.2.2', 'asvs:16.2.4'] },
  () => {
    const line = lineOf({ status: 200 });
    expect(line).toMatchObject({ app: 'proxy', status: 200 });
    expect(line['time']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  },
);

it('the log keeps a text with line breaks and quotation marks in its line', { tags: ['asvs:16.4.1'] }, () => {
  const lines: string[] = [];
  const log = createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } });
  const path = '/a\n{"level":60,"msg":"forged"}\r\n\u2028"';
  log.info({ path }, path);
  expect(
    lines
      .join('')
      .trimEnd()
      .split(/[\r\n]/),
  ).toHaveLength(1);
  expect(JSON.parse(lines.join(''))).toMatchObject({ level: 30, path, msg: path });
});

it.each([
  [{ password: 'secret' }],
  [{ token: 'secret' }],
  [{ body: { email: 'secret' } }],
  [{ headers: { 'set-cookie': 'secret', authorization: 'secret' } }],
  [{ req: { headers: { cookie: 'secret' } } }],
])('the log strikes out a secret: %j', { tags: ['asvs:16.2.5'] }, (entry) => {
  const text = JSON.stringify(lineOf(entry));
  expect(text).not.toContain('secret');
  expect(text).toContain('[struck out]');
});

it('the deep log strikes out secrets two levels down', () => {
  const entry = { user: { password: 'secret', card: { creditCard: 'secret' } } };
  expect(JSON.stringify(lineOf(entry, { isDeep: true }))).not.toContain('secret');
});

describe('the batched output', () => {
  /** Logs 2,000 lines in a process of its own, which is more than a pipe holds. @returns what it printed */
  function printedBy(ending: string): string {
    const log = JSON.stringify(join(import.meta.dirname, 'log.ts'));
    const code = `const { batchedOutput, createLog } = await import(${log});
      const log = createLog({ app: 'proxy', level: 'info', output: batchedOutput() });
      for (let count = 0; count < 2_000; count++) log.info({ count });
      ${ending}`;
    return spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }).stdout;
  }

  it.each([
    ['ends by itself', ''],
    ['exits', 'process.exit(0);'],
    ['exits while lines are being written', 'setImmediate(() => process.exit(0));'],
    ['throws an error that nobody catches', 'throw new Error("unexpected");'],
    ['rejects a promise that nobody handles', 'void Promise.reject(new Error("unexpected"));'],
  ])('loses no line when the process %s', (_, ending) => {
    const counts = printedBy(ending)
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { count: number }).count);
    expect(counts.sort((a, b) => a - b)).toEqual(Array.from({ length: 2_000 }, (_, index) => index));
  });
});
