import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceFiles } from './lib/source-files.ts';
import { root } from './lib/workspace.ts';

const sources = ['apps/proxy/src', 'apps/provider/src', 'internal/server/src']
  .flatMap((folder) => sourceFiles(join(root, folder)))
  .filter((path) => !/\.test\.|\/dev(?:\/|\.ts)|\/testing\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');
const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const [, table = ''] = manual.split('| `msg` | of | level | do |');
const [rows = ''] = table.split('\n\n');
/** The messages in the first cells. */
const alerts = rows
  .split('\n')
  .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, it]) => it ?? ''));

it('the messages that the manual for operators names are those of the servers', () => {
  expect(alerts.length).toBeGreaterThan(10);
  // A message may have a number or the name of a job in it.
  const partsOf = (alert: string) => alert.split(/\d+|…| failed$/).filter(Boolean);
  expect(alerts.filter((alert) => !partsOf(alert).every((part) => sources.includes(part)))).toEqual([]);
});

it('each error of the servers has a row that says what an operator does', { tags: ['asvs:16.3.4'] }, () => {
  const calls =
    /(?:\blog\.(?:error|fatal)\(\s*(?:\{[^}]*\},|\w+,)?|log\.warn\(\s*\{ dependency[^}]*\},|logFault\([^,]+, \w+, (?:\{[^}]*\}|\w+),(?: \S+ === 500 \?)?)\s*'([^']+)'/g;
  const errors = [...sources.matchAll(calls)].map(([, it]) => it ?? '');
  expect(errors.length).toBeGreaterThan(14);
  // What is logged by its fault must be found, or the pattern above is stale.
  const byFault = sources.match(/\blogFault\((?!log: )/g)?.length ?? 0;
  expect([...sources.matchAll(calls)].filter(([call]) => call.startsWith('logFault')).length).toBe(byFault - 1);
  const isNamed = (error: string) => alerts.some((alert) => error.startsWith(alert.replace(/…$/, '')));
  expect(errors.filter((error) => !isNamed(error))).toEqual([]);
});
