import { join } from 'node:path';
import { entryPointProblems } from '../checks/entry-points.mjs';
import { runCommand } from '../lib/children.mjs';
import { readJson } from '../lib/workspace.mjs';

/**
 * Builds a package from its source and checks that each entry point has its built file.
 *
 * @param {string} folder of the package
 * @returns {Promise<string | undefined>} why it must not be published, and what to do
 */
export async function guardPackage(folder) {
  // Whoever publishes has installed; several packages are published at once, and must not install at once.
  const env = { ...process.env, pnpm_config_verify_deps_before_run: 'false' };
  const { code, output } = await runCommand('pnpm', ['run', 'build'], { cwd: folder, env, quiet: true });
  if (code !== 0) return `Its build failed:\n${output.trim()}`;
  const manifest = /** @type {import('../lib/workspace.mjs').Manifest} */ (readJson(join(folder, 'package.json')));
  const problems = entryPointProblems(folder, manifest);
  return problems.length > 0 ? `Its build left out what its entry points name:\n${problems.join('\n')}` : undefined;
}
