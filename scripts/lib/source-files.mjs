import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'reports', 'test-results', '.turbo', '.data', 'content', 'public']);

/**
 * The modules and style sheets that somebody wrote, below a folder.
 *
 * @param {string} folder
 * @returns {string[]}
 */
export function sourceFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path);
      return /\.([cm]?[jt]sx?|css)$/.test(entry.name) && !/\.(d|gen)\.ts$/.test(entry.name) ? [path] : [];
    });
}
