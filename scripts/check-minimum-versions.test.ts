import { expect, it } from 'vitest';
import { checkMinimumVersions, lockedVersions } from './check-minimum-versions.ts';

const lockfile = (...entries: string[]) => `lockfileVersion: '9.0'

importers:

  .:
    dependencies:
      hono:
        specifier: 4.13.19

packages:

${entries.map((entry) => `  ${entry}:\n    resolution: {integrity: sha512-x}\n`).join('\n')}
snapshots:

  hono@1.0.0: {}
`;

const problems = (minimums: Record<string, string[]>, ...entries: string[]) =>
  checkMinimumVersions(minimums, lockedVersions(lockfile(...entries))).flatMap(({ problem }) => problem ?? []);

it('a locked version below the minimum is named, beside one above it', { tags: ['asvs:15.2.1'] }, () => {
  const [problem] = problems({ hono: ['4.13.11'] }, 'hono@4.13.19', 'hono@4.12.20');
  expect(problem).toContain('4.12.20 is locked');
  expect(problem).not.toContain('4.13.19');
});

it('the minimum and every higher version pass, compared as numbers', () => {
  expect(problems({ hono: ['4.9.2'] }, 'hono@4.9.2', 'hono@4.10.0', 'hono@5.0.0')).toEqual([]);
  expect(problems({ hono: ['4.10.0'] }, 'hono@4.9.9')).toHaveLength(1);
});

it('the version of a scoped package is compared too', () => {
  expect(problems({ '@hono/node-server': ['2.1.7'] }, `'@hono/node-server@2.1.6'`)).toHaveLength(1);
});

it('each supported major version has its own minimum, and every other major version fails', () => {
  const minimums = { undici: ['7.28.0', '8.5.0'] };
  expect(problems(minimums, 'undici@7.28.1', 'undici@8.5.0')).toEqual([]);
  expect(problems(minimums, 'undici@8.4.9')).toHaveLength(1);
  expect(problems(minimums, 'undici@6.99.0')).toHaveLength(1);
});

it('a prerelease of the minimum is below it', () => {
  expect(problems({ vite: ['8.3.4'] }, 'vite@8.3.4-beta.1')).toHaveLength(1);
});

it('an empty lockfile is a failure', () => {
  expect(
    checkMinimumVersions({ hono: ['4.13.11'] }, lockedVersions('')).flatMap(({ problem }) => problem ?? []),
  ).toHaveLength(1);
});
