import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'reports', 'test-results', '.turbo', '.data']);

/**
 * The handwritten modules and style sheets below a folder.
 *
 * @param options.withGenerated those too that a tool writes and that are committed
 */
export function sourceFiles(folder: string, options: { withGenerated?: boolean } = {}): string[] {
  const left = options.withGenerated ? /\.d\.ts$/ : /\.(d|gen)\.ts$/;
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourceFiles(path, options);
      return /\.([cm]?[jt]sx?|css)$/.test(entry.name) && !left.test(entry.name) ? [path] : [];
    });
}
