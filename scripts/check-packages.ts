// Of all installed packages, direct and indirect: none is known to be vulnerable, and none that production uses has a
// licence that is not allowed. pnpm reads both; `pnpm licenses list` prints the licences.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { satisfies } from 'semver';
import { parse } from 'yaml';
import { finding, report, type Finding } from './lib/check.ts';
import { runCommand } from './lib/children.ts';
import { root } from './lib/workspace.ts';

/** The versions without a known vulnerability, of each release line that is maintained. */
const safe: Record<string, string> = {
  hono: '>=4.13.11',
  '@hono/node-server': '>=2.1.7',
  seroval: '>=1.6.3',
  vite: '>=8.3.4',
  'drizzle-orm': '>=0.45.2',
  undici: '>=7.28.0 <8 || >=8.5.0',
};

/**
 * They ask for no more than a notice, and say nothing about code that uses the package. A new one is a question for
 * whoever owns the product.
 */
const allowed = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 Unlicense'.split(
    ' ',
  ),
);
// A shared library, which is loaded unchanged and can be replaced, and runs on the server only.
const isException = (name: string, licence: string) =>
  name.startsWith('@img/sharp-libvips-') && licence === 'LGPL-3.0-or-later';

/** @param lockfile of pnpm */
export function vulnerable(lockfile: string, safeVersions = safe): Finding[] {
  const locked = Object.keys((parse(lockfile) as { packages?: object } | null)?.packages ?? {});
  if (locked.length === 0) return [{ name: 'pnpm-lock.yaml can be read', problem: 'No package was found in it.' }];
  return Object.entries(safeVersions).map(([name, range]) => {
    const versions = locked.filter((key) => key.startsWith(`${name}@`)).map((key) => key.slice(name.length + 1));
    const found = versions.filter((version) => !satisfies(version, range));
    const advice = 'Raise it in pnpm-workspace.yaml (catalog, or overrides when it comes with another).';
    return finding(`${name} is ${range}`, found.length > 0 ? [`${found.join()} is locked. ${advice}`] : []);
  });
}

/** @param byLicence as `pnpm licenses list --json` prints it */
export function unlicensed(byLicence: Record<string, { name: string }[]>): Finding[] {
  const packages = Object.entries(byLicence).flatMap(([licence, list]) => list.map(({ name }) => ({ licence, name })));
  if (packages.length === 0)
    return [{ name: 'the licences can be read', problem: 'There are none. Run pnpm install.' }];
  return packages.map(({ licence, name }) => ({
    name: `${name} has an allowed licence`,
    problem:
      isAllowed(licence) || isException(name, licence)
        ? undefined
        : `Its licence is ${licence}. Use another package (pnpm why --recursive ${name} says what depends on it), or ask the owner and add the licence to scripts/check-packages.ts.`,
  }));
}

/** Reads what packages write: one licence, a choice ("MIT OR CC0-1.0") or several at once ("MIT AND ISC"). */
function isAllowed(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)));
}

if (import.meta.main) {
  const list = ['licenses', 'list', '--recursive', '--prod', '--json'];
  const { output } = await runCommand('pnpm', list, { cwd: root, quiet: true });
  const byLicence = JSON.parse(output || '{}') as Parameters<typeof unlicensed>[0];
  report('packages', [...vulnerable(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')), ...unlicensed(byLicence)]);
}
