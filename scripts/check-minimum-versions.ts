// `pnpm minimum-versions`: no locked package has a known vulnerability. minimum-versions.json has the lowest safe
// versions; where several release lines are maintained, each has its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isProgram, report, type Finding } from './lib/check.mjs';
import { readJson, root } from './lib/workspace.mjs';

/**
 * The versions of each package in pnpm's lockfile, direct and indirect.
 *
 * @param lockfile its text
 */
export function lockedVersions(lockfile: string): Map<string, Set<string>> {
  const locked: Map<string, Set<string>> = new Map();
  // Packages are listed under `packages:` as "  name@1.2.3:" or "  '@scope/name@1.2.3':".
  const packages = lockfile.split(/^packages:$/m)[1]?.split(/^\S/m)[0] ?? '';
  for (const [, name = '', version = ''] of packages.matchAll(
    /^ {2}'?((?:@[^/@\s]+\/)?[^/@\s']+)@(\d[^:'(\s]*)'?:/gm,
  )) {
    locked.set(name, (locked.get(name) ?? new Set()).add(version));
  }
  return locked;
}

/**
 * One finding for each minimum.
 *
 * @param minimums by package, one for each line that is kept up, ascending
 */
export function checkMinimumVersions(minimums: Record<string, string[]>, locked: Map<string, Set<string>>): Finding[] {
  if (locked.size === 0) return [{ name: 'pnpm-lock.yaml can be read', problem: 'No package was found in it.' }];
  return Object.entries(minimums).map(([name, releaseLines]) => {
    const vulnerable = [...(locked.get(name) ?? [])].filter((version) => isBelow(version, releaseLines));
    return {
      name: `${name} is at ${releaseLines.join(' or ')} or later`,
      ...(vulnerable.length > 0
        ? {
            problem: `${vulnerable.join(', ')} is locked. Raise it in pnpm-workspace.yaml (catalog, or overrides when it comes with another).`,
          }
        : {}),
    };
  });
}

/**
 * Compares a version with the minimum of its own major version, or with the highest minimum when its major version has
 * none.
 */
function isBelow(version: string, releaseLines: string[]) {
  const major = version.split('.')[0];
  const minimum =
    releaseLines.find((releaseLine) => releaseLine.split('.')[0] === major) ?? releaseLines.at(-1) ?? '0.0.0';
  return compare(version, minimum) < 0;
}

function compare(a: string, b: string) {
  const [left, right] = [a, b].map((version) => version.split('-')[0]?.split('.').map(Number) ?? []);
  for (const at of [0, 1, 2]) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // A prerelease is older than the release of the same version.
  return Number(b.includes('-')) - Number(a.includes('-'));
}

if (isProgram(import.meta.url)) {
  const minimums = readJson(join(root, 'scripts', 'minimum-versions.json')) as Record<string, string[]>;
  report(
    'minimum-versions',
    checkMinimumVersions(minimums, lockedVersions(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'))),
  );
}
