import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The links of a package's README that do not work on its page at a registry: to a file that is not in the package, or into the
 * repository to a place that it does not have.
 *
 * @param folder the unpacked package
 * @param address of the repository
 */
export function linkProblems(folder: string, workspace: string, address: string): string[] {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8').replaceAll(/^```.*?^```/gms, '');
  const ofRepository = [`${address}/blob/main/`, `${address}/tree/main/`];
  const links = Array.from(readme.matchAll(/\]\(([^)\s]+)[^)]*\)/g), ([, link = '']) => link);
  return links.flatMap((link) => {
    const [target = ''] = link.split('#');
    if (target === '') return [];
    const prefix = ofRepository.find((start) => target.startsWith(start));
    if (prefix) {
      return existsSync(join(workspace, target.slice(prefix.length)))
        ? []
        : [`README.md links to ${link}, which does not exist.`];
    }
    if (/^(https?:|mailto:)/.test(target) || existsSync(join(folder, target))) return [];
    return [`README.md links to ${link}, which is not in the package. Begin the link with ${address}/blob/main/.`];
  });
}

/**
 * The source maps that a built file names and the package does not have, and those whose sources it does not have.
 *
 * @param folder the unpacked package
 */
export function mapProblems(folder: string): string[] {
  return globSync('dist/**/*.{js,ts,css}', { cwd: folder }).flatMap((file) => {
    const [, name] = /^(?:\/\/|\/\*)# sourceMappingURL=([^\s*]+)/m.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (!name || name.startsWith('data:')) return [];
    const at = dirname(join(folder, file));
    if (!existsSync(join(at, name))) return [`${file} names the map ${name}, which is not in the package.`];
    const { sources } = JSON.parse(readFileSync(join(at, name), 'utf8')) as { sources: string[] };
    const gone = sources.filter((source) => !existsSync(join(at, source)));
    return gone.map((source) => `The map of ${file} names ${source}, which is not in the package.`);
  });
}
