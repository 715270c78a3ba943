// The check of imports: they go down the layers, and into a package only through its entry points. Folders of
// a package have no circular imports, also when each counts with all that is below it, and docs/where-code-lives.md names each of them. Lists every import that breaks a
// rule, with its place and where the code should live.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { problemOf } from './checks/boundaries.ts';
import { betweenSubjects, circleProblems, documentProblems, edgesOf, pageProblems } from './checks/folders.ts';
import { importsOf } from './checks/imports.ts';
import { finding, report, type Finding } from './lib/check.ts';
import { sourceFiles } from './lib/source-files.ts';
import { members, root, type Member } from './lib/workspace.ts';

/** Two findings for each app and package of the workspace at `at`, and one for the page that names their folders. */
export function checkBoundaries(at: string): Finding[] {
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

function importProblems(member: Member, byName: Map<string, Member>, at: string) {
  return sourceFiles(member.folder).flatMap((file) => {
    const place = relative(at, file);
    return importsOf(file, readFileSync(file, 'utf8')).flatMap((imported) => {
      const problem = problemOf({ member, file }, imported, byName, at);
      return problem ? [`${place}:${imported.line} ${problem}`] : [];
    });
  });
}

function folderProblems(member: Member, at: string) {
  const edges = edgesOf(member, at);
  const circles = circleProblems(edges);
  return [...(circles.length > 0 ? circles : circleProblems(betweenSubjects(edges))), ...pageProblems(member, edges)];
}

if (import.meta.main) report('boundaries', checkBoundaries(root));
