import { copyFileSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { members, readJson, root, type Manifest } from './workspace.ts';

/** What production runs: the two servers, the commands beside the provider, and the pages that the proxy loads. */
const programs = ['apps/{proxy,provider}/dist/*.js', 'apps/site/dist/server/**/*.js'];

/**
 * What they read besides. Tracing finds imports and paths that are written out in the code, but not these, which are put
 * together when the programs run.
 */
const data = () => [
  'apps/site/dist/client/**/*',
  'apps/provider/content/**/*',
  'apps/provider/migrations/{*.sql,meta/_journal.json}',
  'apps/provider/dist/{database,media}/*',
  // The fonts of PDFs in `apps/provider/src/pdf/faces.ts`. By their names, because a pattern does not go through links.
  'apps/provider/node_modules/@fontsource/nunito-sans/{package.json,unicode.json,files/*-{300,400,600}-normal.woff}',
  ...otherFonts().map(
    (name) => `apps/provider/node_modules/${name}/{package.json,unicode.json,files/*-400-normal.woff}`,
  ),
];

function otherFonts(): string[] {
  const { dependencies = {} } = readJson(join(root, 'apps/provider/package.json')) as Manifest;
  return Object.keys(dependencies).filter((name) => name.startsWith('@fontsource/noto-'));
}

/** the path is below the bundle, with slashes */
type BundledFile = { path: string; bytes: number };

/**
 * Copies the built product, and only those files of its dependencies that it uses on this platform, into a folder that
 * starts without an installation.
 *
 * @param to an absolute path; it is emptied first
 * @throws {Error} when the product is not built, or when it needs two versions of one package
 */
export async function makeBundle(to: string): Promise<BundledFile[]> {
  const entries = programs.flatMap((pattern) => filesOf(pattern));
  const traced = await nodeFileTrace(
    entries.map((path) => join(root, path)),
    // Its warnings are not shown: they name native packages of other platforms, which are not installed.
    { base: root },
  );
  const files = [...traced.fileList, ...data().flatMap((pattern) => filesOf(pattern))];
  // Tracing also lists pnpm's links to folders, and the files behind them by themselves.
  const sources = sourcesByPlace(files.filter((path) => statSync(join(root, path)).isFile()));
  rmSync(to, { recursive: true, force: true });
  for (const [place, source] of sources) {
    mkdirSync(dirname(join(to, place)), { recursive: true });
    copyFileSync(join(root, source), join(to, place));
  }
  writeManifests(to);
  return listFiles(to);
}

/** @throws {Error} when no file matches, because an incomplete bundle would fail only in production */
function filesOf(pattern: string) {
  const found = globSync(pattern, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  if (found.length === 0) throw new Error(`There is no ${pattern}. pnpm bundle builds the product first.`);
  return found;
}

/**
 * Where each file goes. Packages are in one flat `node_modules`, so that the bundle has no links, which an archive or an
 * image could lose.
 *
 * @param files below the root
 * @returns the source of each place
 * @throws {Error} when two versions of a package would be in the same place
 */
export function sourcesByPlace(files: string[]): Map<string, string> {
  const sources: Map<string, string> = new Map();
  for (const file of files.map((path) => path.replaceAll('\\', '/'))) {
    // The bundle has its own: those of the workspace name dependencies that are not in the bundle.
    if (/^apps\/[^/]+\/package\.json$/.test(file)) continue;
    const at = file.lastIndexOf('node_modules/');
    const place = at === -1 ? file : file.slice(at);
    const other = sources.get(place);
    if (other !== undefined && other !== file)
      throw new Error(
        `Both of these would be ${place} in the bundle:\n  ${other}\n  ${file}\nAdd an override to pnpm-workspace.yaml, so that one version of the package is installed.`,
      );
    sources.set(place, file);
  }
  return sources;
}

/** Node reads `type` in them, and the apps find their own folder by them. */
function writeManifests(to: string) {
  const { devDependencies } = readJson(join(root, 'package.json')) as Manifest;
  write('', { name: 'myler', engines: { node: `^${devDependencies?.['node']}` } });
  for (const { kind, path, manifest } of members()) if (kind === 'apps') write(path, { name: manifest.name });

  function write(path: string, fields: object) {
    const manifest = { ...fields, private: true, type: 'module' };
    writeFileSync(join(to, path, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  }
}

function listFiles(folder: string): BundledFile[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ path: file.slice(folder.length + 1).replaceAll('\\', '/'), bytes: statSync(file).size }));
}
