import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { circlesIn } from '../lib/circles.ts';
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

/** Folders that import each other in a circle, with one import between each two of them. */
export function circleProblems(edges: Edge[]): string[] {
  const importedBy = (folder: string) => edges.flatMap(({ from, to }) => (from === folder ? [to] : []));
  return circlesIn(
    edges.map(({ from }) => from),
    importedBy,
  ).map((folders) => {
    const between = edges.filter(({ from, to }) => from !== to && folders.includes(from) && folders.includes(to));
    const once = new Map(between.map((edge) => [`${edge.from} ${edge.to}`, edge])).values();
    const imports = Array.from(once, ({ file, line, target }) => `  ${file}:${line} imports ${target}`).join('\n');
    return `${folders.length} folders import each other in a circle (${folders.toSorted().join(', ')}):\n${imports}\n  Move what the lower folder needs out of the upper one.`;
  });
}

/** The imports between subjects: the folders directly in `src`, each with all that is below it. */
export const betweenSubjects = (edges: Edge[]): Edge[] =>
  edges.map((edge) => ({ ...edge, from: subjectOf(edge.from), to: subjectOf(edge.to) }));

const subjectOf = (folder: string) => folder.split('/').slice(0, 2).join('/');

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
