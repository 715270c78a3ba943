// `pnpm set-access public` makes all packages public, with provenance, when they are next published; `restricted` undoes it.
// Changesets and pnpm read "publishConfig" of each package; `pnpm release` asks for provenance if .changeset/config.json says
// public. `pnpm surface` fails if the two differ. The licence is decided in LICENSE.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishConfigs } from './checks/package-manifest.mjs';
import { isProgram } from './lib/check.mjs';
import { members, root } from './lib/workspace.mjs';

/**
 * @param {string} at the workspace
 * @param {keyof typeof publishConfigs} access
 */
export function setAccess(at, access) {
  for (const { kind, folder, manifest } of members(at)) {
    if (kind !== 'packages') continue;
    const changed = { ...manifest, publishConfig: publishConfigs[access] };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(changed, undefined, 2)}\n`);
  }
  const config = join(at, '.changeset/config.json');
  // As text, because the formatter writes short lists on one line and JSON.stringify does not.
  writeFileSync(config, readFileSync(config, 'utf8').replace(/("access": ?)"\w+"/, `$1"${access}"`));
}

if (isProgram(import.meta.url)) {
  const access = process.argv[2];
  if (access === 'public' || access === 'restricted') setAccess(root, access);
  else {
    console.error('Say who may install the packages: pnpm set-access public (or restricted)');
    process.exitCode = 1;
  }
}
