import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { sourceFiles } from '../lib/source-files.ts';
import { development } from './boundaries.ts';
import { importsOf } from './imports.ts';
import type { Member } from '../lib/workspace.ts';

/**
 * One import of a folder by another folder of the same member. Type imports count, because they couple two folders as
 * well.
 */
export interface Edge {
  /** The folder, below the member. */
  from: string;
  to: string;
  /** That imports, below the root. */
  file: string;
  line: number;
  /** That is imported, below the member. */
  target: string;
}

/**
 * The folder of a member's pages, and who may import them. A page that something else imports cannot be deleted with
 * its route.
 */
const pages: Record<string, { folder: string; importers: string[]; otherwise: string }> = {
  '@myler/site': {
    folder: 'src/pages/',
    importers: ['src/routes/', 'src/app/island-registry.ts'],
    otherwise: 'A page is imported by its route only. Move what something else needs to src/features.',
  },
};

/** The imports between the folders of a member, without tests and stories. */
export function edgesOf(member: Member, root: string): Edge[] {
  // The generated route tree imports all pages.
  return sourceFiles(member.folder, { withGenerated: true }).flatMap((file) => {
    const place = relative(member.folder, file);
    if (!place.startsWith('src/') || development.test(place)) return [];
    return importsOf(file, readFileSync(file, 'utf8')).flatMap(({ specifier, line }) => {
      const target = relative(member.folder, resolve(dirname(file), specifier.replace(/[?#].*$/, '')));
      if (!specifier.startsWith('.') || !target.startsWith('src/')) return [];
      return [{ from: dirname(place), to: dirname(target), file: relative(root, file), line, target }];
    });
  });
}

/** Folders that import each other in a circle, each with the imports that close the circle. */
export function circleProblems(edges: Edge[]): string[] {
  return circularGroups(edges).map((folders) => {
    const steps = shortestCircle(edges.filter(({ from, to }) => folders.has(from) && folders.has(to)));
    const closed = steps.map(({ file, line, target }) => `  ${file}:${line} imports ${target}`).join('\n');
    return `${folders.size} folders import each other in a circle (${[...folders].toSorted().join(', ')}):\n${closed}\n  Move what the lower folder needs out of the upper one.`;
  });
}

/** Strongly connected components: sets of folders in which each leads to all others. */
function circularGroups(edges: Edge[]): Set<string>[] {
  const folders = [...new Set(edges.flatMap(({ from, to }) => [from, to]))];
  const reached = new Map(folders.map((folder) => [folder, reachedFrom(folder, edges)]));
  const found = [] as Set<string>[];
  for (const folder of folders) {
    if (found.some((group) => group.has(folder))) continue;
    const mutual = [...(reached.get(folder) ?? [])].filter((other) => reached.get(other)?.has(folder));
    if (mutual.some((other) => other !== folder)) found.push(new Set([folder, ...mutual]));
  }
  return found;
}

function reachedFrom(start: string, edges: Edge[]) {
  const reached = new Set([start]);
  for (const folder of reached) {
    for (const { from, to } of edges) if (from === folder) reached.add(to);
  }
  return reached;
}

/** @param edges of one tangle */
function shortestCircle(edges: Edge[]): Edge[] {
  const circles = [...new Set(edges.map(({ from }) => from))].map((start) => {
    const paths = new Map([[start, [] as Edge[]]]);
    for (const [folder, path] of paths) {
      for (const edge of edges) {
        if (edge.from !== folder || edge.to === folder) continue;
        if (edge.to === start) return [...path, edge];
        if (!paths.has(edge.to)) paths.set(edge.to, [...path, edge]);
      }
    }
    return edges;
  });
  return circles.toSorted((one, other) => one.length - other.length)[0] ?? [];
}

/** Imports of a page from anywhere except its route and the registry of islands. */
export function pageProblems(member: Member, edges: Edge[]): string[] {
  const rule = pages[member.manifest.name];
  if (!rule) return [];
  return edges.flatMap(({ from, file, line, target }) => {
    const importer = relative(member.path, file);
    const page = target.slice(0, target.indexOf('/', rule.folder.length) + 1);
    const isAllowed = !target.startsWith(rule.folder) || `${from}/`.startsWith(page);
    if (isAllowed || rule.importers.some((allowed) => importer.startsWith(allowed))) return [];
    return [`${file}:${line} imports ${target}. ${rule.otherwise}`];
  });
}

/**
 * Folders with sources that are missing on the page about folders, and rows of that page without a folder.
 *
 * @param page in Markdown
 */
export function documentProblems(members: Member[], page: string, exists: (path: string) => boolean): string[] {
  const rows = rowsOf(page);
  const folders = new Set(members.flatMap(foldersOf));
  return [
    ...[...folders]
      .filter((folder) => !rows.some((row) => matches(row, folder)))
      .map((folder) => `${folder} is not in docs/where-code-lives.md. Say there in a sentence what it is for.`),
    ...rows
      .filter((row) => (row.includes('<') ? ![...folders].some((folder) => matches(row, folder)) : !exists(row)))
      .map((row) => `docs/where-code-lives.md: ${row} is no folder. Take the row out, or say where it is now.`),
  ];
}

/** The folders directly in `src` that contain sources, at any depth; `src` itself stands for the member. */
function foldersOf(member: Member) {
  const folders = sourceFiles(member.folder).map((file) => relative(member.folder, dirname(file)).split('/'));
  return [
    ...new Set(
      folders.flatMap(([top, folder]) => (top === 'src' ? join(member.path, folder ? `src/${folder}` : '') : [])),
    ),
  ];
}

/** The paths in the rows of the tables. The first path of a cell is complete, and the others are beside it. */
function rowsOf(page: string): string[] {
  const cells = page
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.split('|').find((cell) => /^\s*`(apps|packages|internal)\//.test(cell)) ?? []);
  return cells.flatMap((cell) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return [first, ...others.map((other) => `${dirname(first)}/${other}`)];
  });
}

/** @param row `<page>` in it stands for any folder */
function matches(row: string, folder: string) {
  const parts = row.split('/');
  const given = folder.split('/');
  return parts.length === given.length && parts.every((part, index) => part.startsWith('<') || part === given[index]);
}
