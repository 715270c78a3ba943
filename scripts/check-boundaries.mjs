// `pnpm boundaries`: imports go down the floors, through doors, and stay inside their own package otherwise. Lists
// every import that does not, with its place and where the code should live.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { problemOf } from './checks/boundaries.mjs';
import { importsOf } from './checks/imports.mjs';
import { isProgram, report } from './lib/check.mjs';
import { sourceFiles } from './lib/source-files.mjs';
import { members, root } from './lib/workspace.mjs';

/**
 * One finding for each app and package of the workspace at `at`.
 *
 * @param {string} at
 * @returns {import('./lib/check.mjs').Finding[]}
 */
export function checkBoundaries(at) {
  const all = members(at);
  const byName = new Map(all.map((member) => [member.manifest.name, member]));
  return all.map((member) => {
    const problems = sourceFiles(member.folder).flatMap((file) => {
      const place = relative(at, file);
      return importsOf(file, readFileSync(file, 'utf8')).flatMap((imported) => {
        const problem = problemOf({ member, file }, imported, byName, at);
        return problem ? [`${place}:${imported.line} ${problem}`] : [];
      });
    });
    return {
      name: `${member.manifest.name} imports only what its floor allows`,
      ...(problems.length > 0 ? { problem: problems.join('\n') } : {}),
    };
  });
}

if (isProgram(import.meta.url)) report('boundaries', checkBoundaries(root));
