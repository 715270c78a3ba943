import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { Manifest } from '../lib/workspace.ts';

/** The export condition by which the workspace uses its packages from source (internal/presets). */
const SOURCE = '@myler/source';

/**
 * What publint finds in a package, such as an entry point whose file is missing.
 *
 * @param folder the unpacked package; with `level: 'error'` one that was only built, which has more files
 */
export async function publintProblems(folder: string, level: 'error' | 'suggestion' = 'suggestion'): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: level === 'suggestion', level });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** The entry points whose conditions are not source, types and the built file, in this order: the first that a tool knows counts. */
export function conditionProblems({ exports = {} }: Manifest): string[] {
  return Object.entries(exports).flatMap(([entryPoint, target]) => {
    if (typeof target === 'string') return [];
    const order = Object.keys(target as object);
    // The source of a style sheet has no types. In the workspace, a component imports its style sheet itself.
    const ofStyles = order.includes(SOURCE) ? ['types', SOURCE, 'default'] : ['types', 'default'];
    const needed = entryPoint.endsWith('.css') ? ofStyles : [SOURCE, 'types', 'default'];
    if (order.join() === needed.join()) return [];
    return [`"${entryPoint}" has the conditions ${order.join(', ')}; it needs ${needed.join(', ')}, in this order.`];
  });
}

/**
 * Checks the other contents of a published package.
 *
 * @param source the folder that it was packed from
 */
export function contentProblems(folder: string, source: string): string[] {
  const problems = [];
  const changelog = existsSync(join(source, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : [];
  for (const name of ['README.md', 'API.md', 'LICENSE', ...changelog]) {
    if (!existsSync(join(folder, name))) problems.push(`There is no ${name}.`);
  }
  const tests = globSync('**/*', { cwd: folder }).filter((file) =>
    /\.(test|test-kit|stories|stories-kit)\.[jt]sx?$/.test(file),
  );
  if (tests.length > 0) problems.push(`Tests and stories would be published: ${tests.slice(0, 3).join(', ')}…`);
  return problems;
}

/**
 * The modules among what was built that import a style sheet, which neither Node nor the bundlers of servers can run.
 *
 * @param folder the unpacked package
 */
export function styleImportProblems(folder: string): string[] {
  return globSync('dist/**/*.js', { cwd: folder })
    .filter((file) => /\b(from|import)\s*\(?\s*["'][^"']+\.css["']/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${file} imports a style sheet. publishStyleSheets must take it out in the build.`);
}

/**
 * The style sheets that an application can import, those of a pattern too.
 *
 * @param folder the unpacked package
 */
export function styleSheetEntryPoints(folder: string, { name, exports = {} }: Manifest) {
  if (!Object.keys(exports).some((entryPoint) => entryPoint.endsWith('.css'))) return [];
  return globSync('**/*.css', { cwd: join(folder, 'dist') }).map((file) => `${name}/${file}`);
}

/** The entry points that plain Node can import: no style sheets and no settings. */
export function programEntryPoints({ name, exports = {} }: Manifest) {
  return Object.entries(exports)
    .filter(([entryPoint, target]) => typeof target === 'object' && !entryPoint.endsWith('.css'))
    .map(([entryPoint]) => `${name}${entryPoint.slice(1)}`);
}
