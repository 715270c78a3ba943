// `pnpm boundaries`: imports go down the layers, and into a package only through its entry points. Folders of
// a package have no circular imports, and docs/where-code-lives.md names each of them. Lists every import that breaks a
// rule, with its place and where the code should live.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { problemOf } from './checks/boundaries.mjs';
import { circleProblems, documentProblems, edgesOf, pageProblems } from './checks/folders.mjs';
import { importsOf } from './checks/imports.ts';
import { isProgram, report } from './lib/check.mjs';
import { sourceFiles } from './lib/source-files.mjs';
import { members, root } from './lib/workspace.mjs';

/**
 * Two findings for each app and package of the workspace at `at`, and one for the page that names their folders.
 *
 * @param {string} at
 * @returns {import('./lib/check.mjs').Finding[]}
 */
export function checkBoundaries(at) {
  const all = members(at);
  const byName = new Map(all.map((member) => [member.manifest.name, member]));
  const page = readFileSync(join(at, 'docs', 'where-code-lives.md'), 'utf8');
  return [
    ...all.flatMap((member) => [
      finding(`${member.manifest.name} imports only what its layer allows`, importProblems(member, byName, at)),
      finding(`${member.manifest.name} imports its own folders downwards`, folderProblems(member, at)),
    ]),
    finding(
      'each folder stands in docs/where-code-lives.md',
      documentProblems(all, page, (path) => existsSync(join(at, path))),
    ),
  ];
}

/**
 * @param {import('./lib/workspace.mjs').Member} member
 * @param {Map<string, import('./lib/workspace.mjs').Member>} byName
 * @param {string} at
 */
function importProblems(member, byName, at) {
  return sourceFiles(member.folder).flatMap((file) => {
    const place = relative(at, file);
    return importsOf(file, readFileSync(file, 'utf8')).flatMap((imported) => {
      const problem = problemOf({ member, file }, imported, byName, at);
      return problem ? [`${place}:${imported.line} ${problem}`] : [];
    });
  });
}

/**
 * @param {import('./lib/workspace.mjs').Member} member
 * @param {string} at
 */
function folderProblems(member, at) {
  const edges = edgesOf(member, at);
  return [...circleProblems(edges), ...pageProblems(member, edges)];
}

/**
 * @param {string} name
 * @param {string[]} problems
 * @returns {import('./lib/check.mjs').Finding}
 */
function finding(name, problems) {
  return { name, ...(problems.length > 0 ? { problem: problems.join('\n') } : {}) };
}

if (isProgram(import.meta.url)) report('boundaries', checkBoundaries(root));
