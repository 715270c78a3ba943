import { expect, it } from 'vitest';
import { checkLicences, listLicences } from './check-licences.ts';

const problems = (licence: string, name = 'left') =>
  checkLicences({ [licence]: [{ name, versions: ['1.0.0'] }] }).flatMap(({ problem }) => problem ?? []);

it('a package with an allowed licence passes', () => {
  for (const licence of ['MIT', 'Apache-2.0', 'OFL-1.1', 'CC-BY-4.0']) expect(problems(licence)).toEqual([]);
});

it('a package with any other licence, or with none, fails and is named', () => {
  for (const licence of ['GPL-3.0-only', 'UNLICENSED', 'Unknown', 'SEE LICENSE IN EULA'])
    expect(problems(licence)).toEqual([expect.stringContaining(licence)]);
  expect(problems('GPL-3.0-only')[0]).toContain('pnpm why --recursive left');
});

it('one allowed licence of a choice is enough, and of several at once all must be allowed', () => {
  expect(problems('(MIT OR GPL-2.0-only)')).toEqual([]);
  expect(problems('(GPL-2.0-only OR AGPL-3.0-only)')).toHaveLength(1);
  expect(problems('MIT AND ISC')).toEqual([]);
  expect(problems('MIT AND GPL-2.0-only')).toHaveLength(1);
});

it('an exception is for one package and one licence', () => {
  expect(problems('LGPL-3.0-or-later', '@img/sharp-libvips-linux-x64')).toEqual([]);
  expect(problems('LGPL-3.0-or-later')).toHaveLength(1);
  expect(problems('GPL-3.0-only', '@img/sharp-libvips-linux-x64')).toHaveLength(1);
});

it('an empty list is a failure', () => {
  expect(checkLicences({})[0]?.problem).toContain('pnpm install');
});

it('each licence is listed with its packages', () => {
  const packages = {
    ISC: [{ name: 'a', versions: ['1.0.0'] }],
    MIT: ['b', 'c'].map((name) => ({ name, versions: [] })),
  };
  expect(listLicences(packages)).toEqual(['MIT (2): b, c', 'ISC (1): a']);
});
