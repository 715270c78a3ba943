import { expect, it } from 'vitest';
import { unlicensed, vulnerable } from './check-packages.ts';

it('a locked version below the minimum is named, beside one above it', { tags: ['asvs:15.2.1'] }, () => {
  const problems = (...keys: string[]) =>
    vulnerable(JSON.stringify({ packages: Object.fromEntries(keys.map((key) => [key, {}])) }), {
      hono: '>=4.9.2',
      '@hono/node-server': '>=2.1.7',
      undici: '>=7.28.0 <8 || >=8.5.0',
    }).flatMap(({ problem }) => problem?.split(' is locked')[0] ?? []);
  const fine = ['hono@4.9.2', 'hono@4.10.0', '@hono/node-server@2.1.7', 'undici@7.28.1', 'undici@8.5.0'];
  expect(problems(...fine)).toEqual([]);
  const wrong = ['hono@4.9.1', '@hono/node-server@2.1.6', 'undici@8.4.9', 'undici@6.99.0'];
  expect(problems(...fine, ...wrong)).toEqual(['4.9.1', '2.1.6', '8.4.9,6.99.0']);
  // A prerelease is below its release.
  expect(problems('hono@4.9.2-beta.1')).toEqual(['4.9.2-beta.1']);
  expect(vulnerable('')).toEqual([expect.objectContaining({ problem: 'No package was found in it.' })]);
});

it('a package with a licence that is not allowed, or with none, is named', () => {
  const isAllowed = (licence: string, name = 'left') => !unlicensed({ [licence]: [{ name }] })[0]?.problem;
  for (const licence of ['MIT', 'OFL-1.1', '(MIT OR GPL-2.0-only)', 'MIT AND ISC'])
    expect(isAllowed(licence)).toBe(true);
  for (const licence of ['GPL-3.0-only', 'Unknown', '(GPL-2.0-only OR AGPL-3.0-only)', 'MIT AND GPL-2.0-only'])
    expect(isAllowed(licence), licence).toBe(false);
  // An exception is for one package and one licence.
  const sharp = '@img/sharp-libvips-linux-x64';
  expect([
    isAllowed('LGPL-3.0-or-later', sharp),
    isAllowed('LGPL-3.0-or-later'),
    isAllowed('GPL-3.0-only', sharp),
  ]).toEqual([true, false, false]);
  expect(unlicensed({})[0]?.problem).toContain('pnpm install');
});
