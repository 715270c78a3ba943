import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The export condition by which the workspace uses its packages from source (internal/presets). */
const SOURCE = '@myler/source';

/**
 * Checks the entry points of a package as it would be published: each has source, types and a built file, and the
 * package contains all three.
 *
 * @param {string} folder the unpacked package
 * @param {import('../lib/workspace.mjs').Manifest} manifest its package.json, as packed
 * @returns {string[]}
 */
export function entryPointProblems(folder, manifest) {
  return Object.entries(manifest.exports ?? {}).flatMap(([entryPoint, target]) => {
    if (typeof target === 'string') return missing(folder, entryPoint, { default: target });
    const conditions = /** @type {Record<string, string>} */ (target);
    const order = Object.keys(conditions);
    const needed = conditionsOf(entryPoint, conditions);
    if (order.join() !== needed.join()) {
      return [`"${entryPoint}" has the conditions ${order.join(', ')}; it needs ${needed.join(', ')}, in this order.`];
    }
    return missing(folder, entryPoint, conditions);
  });
}

/**
 * The conditions that an entry point needs, in their order: the first that a tool knows counts.
 *
 * @param {string} entryPoint
 * @param {Record<string, string>} conditions
 */
function conditionsOf(entryPoint, conditions) {
  if (!entryPoint.endsWith('.css')) return [SOURCE, 'types', 'default'];
  // Here the source has no types. In the workspace, a component imports its style sheet itself.
  return SOURCE in conditions ? ['types', SOURCE, 'default'] : ['types', 'default'];
}

/**
 * @param {string} folder
 * @param {string} entryPoint
 * @param {Record<string, string>} conditions
 */
function missing(folder, entryPoint, conditions) {
  return Object.entries(conditions)
    .filter(([, file]) => globSync(file, { cwd: folder }).length === 0)
    .map(
      ([condition, file]) =>
        `"${entryPoint}" leads to ${file} (${condition}), which is not in the package. Build it, or mend "files".`,
    );
}

/**
 * Checks the other contents of a published package.
 *
 * @param {string} folder
 * @param {string} source the folder that it was packed from
 * @returns {string[]}
 */
export function contentProblems(folder, source) {
  const problems = [];
  const changelog = existsSync(join(source, 'CHANGELOG.md')) ? ['CHANGELOG.md'] : [];
  for (const name of ['README.md', 'API.md', 'LICENSE', ...changelog]) {
    if (!existsSync(join(folder, name))) problems.push(`There is no ${name}.`);
  }
  const tests = filesBelow(folder).filter((file) => /\.(test|test-kit|stories|stories-kit)\.[jt]sx?$/.test(file));
  if (tests.length > 0) problems.push(`Tests and stories would be published: ${tests.slice(0, 3).join(', ')}…`);
  return problems;
}

/**
 * @param {string} folder
 * @param {string} [below]
 * @returns {string[]}
 */
function filesBelow(folder, below = '') {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesBelow(folder, join(below, entry.name)) : [join(below, entry.name)],
  );
}

/**
 * The modules among what was built that import a style sheet, which neither Node nor the bundlers of servers can run.
 *
 * @param {string} folder the unpacked package
 * @returns {string[]}
 */
export function styleImportProblems(folder) {
  return globSync('dist/**/*.js', { cwd: folder })
    .filter((file) => /\b(from|import)\s*\(?\s*["'][^"']+\.css["']/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => `${file} imports a style sheet. publishStyleSheets must take it out in the build.`);
}

/**
 * The style sheets that an application can import, those of a pattern too.
 *
 * @param {string} folder the unpacked package
 * @param {import('../lib/workspace.mjs').Manifest} manifest
 */
export function styleSheetEntryPoints(folder, { name, exports = {} }) {
  if (!Object.keys(exports).some((entryPoint) => entryPoint.endsWith('.css'))) return [];
  return globSync('*.css', { cwd: join(folder, 'dist') }).map((file) => `${name}/${file}`);
}

/**
 * The entry points that plain Node can import: no style sheets and no settings.
 *
 * @param {import('../lib/workspace.mjs').Manifest} manifest
 */
export function programEntryPoints({ name, exports = {} }) {
  return Object.entries(exports)
    .filter(([entryPoint, target]) => typeof target === 'object' && !entryPoint.endsWith('.css'))
    .map(([entryPoint]) => `${name}${entryPoint.slice(1)}`);
}
