import { existsSync, mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../lib/children.ts';
import { root, type Manifest } from '../lib/workspace.ts';
import { programEntryPoints, styleSheetEntryPoints } from './entry-points.ts';

/** A package as it is after installation. */
interface Installed {
  /** Its package.json, as packed. */
  manifest: Manifest;
  /** Where its source is, for what it depends on. */
  folder: string;
}

/**
 * Type-checks these packages in a project outside the workspace, which imports every entry point and does not know the
 * workspace's conditions. The packages are already unpacked in `project/node_modules`.
 *
 * @returns the lines that are about our own files
 */
export async function consumerProblems(project: string, installed: Installed[]): Promise<string[]> {
  for (const { manifest, folder } of installed) linkDependencies(project, folder, manifest);
  const lines = installed.flatMap(({ manifest }, of) => [
    ...programEntryPoints(manifest).map((name, at) => `export * as entryPoint${of}_${at} from '${name}';`),
    ...styleSheetEntryPoints(join(project, 'node_modules', manifest.name), manifest).map((name) => `import '${name}';`),
  ]);
  writeFileSync(join(project, 'consumer.ts'), lines.join('\n'));
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }');
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const options = '--module nodenext --lib es2024,dom,dom.iterable --jsx react-jsx --strict --noEmit --pretty false';
  const args = [tsc, ...options.split(' '), 'consumer.ts'];
  const { output } = await runCommand(process.execPath, args, { cwd: project, quiet: true });
  // Errors between types of third parties are not ours.
  return output.split('\n').filter((line) => /^(consumer\.ts|node_modules\/@myler\/)/.test(line));
}

function linkDependencies(
  project: string,
  folder: string,
  { dependencies = {}, peerDependencies = {}, devDependencies = {} }: Manifest,
) {
  const types = Object.keys(devDependencies).filter((name) => name.startsWith('@types/') && name !== '@types/node');
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), ...types]) {
    const link = join(project, 'node_modules', name);
    const target = join(folder, 'node_modules', name);
    if (name.startsWith('@myler/') || existsSync(link) || !existsSync(target)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(target), link);
  }
}
