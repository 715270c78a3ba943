// `pnpm set-access public` makes all packages public when they are next published; `restricted` undoes it. It is the only
// switch: changesets and pnpm read "publishConfig" of each package, and so does `pnpm release`, which then asks for
// provenance. The licence is decided in LICENSE.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishConfigs } from './checks/package-manifest.ts';
import { isProgram } from './lib/check.ts';
import { members, root } from './lib/workspace.ts';

/** @param at the workspace */
export function setAccess(at: string, access: keyof typeof publishConfigs) {
  for (const { kind, folder, manifest } of members(at)) {
    if (kind !== 'packages') continue;
    const changed = { ...manifest, publishConfig: publishConfigs[access] };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(changed, undefined, 2)}\n`);
  }
}

if (isProgram(import.meta.url)) {
  const access = process.argv[2];
  if (access === 'public' || access === 'restricted') setAccess(root, access);
  else {
    console.error('Say who may install the packages: pnpm set-access public (or restricted)');
    process.exitCode = 1;
  }
}
