import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../lib/children.ts';
import { publishedMembers, type Manifest } from '../../lib/workspace.ts';
import { startRegistry, type Registry } from '../../release/registry.test-kit.ts';

/**
 * A registry on this machine with the packages of this workspace, as they were built. Nothing else is in it: an
 * application gets all others from the registry that npm is configured with.
 */
export async function registryWithOurPackages(): Promise<Registry> {
  const registry = await startRegistry();
  registry.logIn('@myler');
  for (const { folder, manifest } of publishedMembers()) {
    if (!existsSync(join(folder, 'dist')))
      throw new Error(`${manifest.name} is not built: "pnpm build --filter=./packages/*" comes first.`);
    const { code, output } = await runCommand(
      'pnpm',
      ['publish', '--ignore-scripts', '--no-git-checks', '--tag', 'latest'],
      {
        cwd: folder,
        quiet: true,
        env: registry.env(),
      },
    );
    if (code !== 0) throw new Error(output);
  }
  return registry;
}

/** What an application may have in a version of its own. */
const SHARED = ['jotai', 'react', 'react-dom', 'react-aria-components', 'zod'];

/**
 * The ranges in which the published packages accept these.
 *
 * @returns by package
 */
export async function sharedRanges(registry: Registry): Promise<Record<string, string>> {
  const ranges: Record<string, string> = {};
  for (const { manifest } of publishedMembers()) {
    const { versions = {} } = (await registry.packument(manifest.name)) ?? {};
    for (const { dependencies, peerDependencies } of Object.values(versions) as Manifest[])
      Object.assign(ranges, dependencies, peerDependencies);
  }
  return Object.fromEntries(SHARED.map((name) => [name, ranges[name] ?? '']));
}
