import { publintProblems } from '../checks/entry-points.ts';
import { runCommand } from '../lib/children.ts';

/**
 * Builds a package from its source and checks that each entry point has its built file.
 *
 * @param folder of the package
 * @returns why it must not be published, and what to do
 */
export async function guardPackage(folder: string): Promise<string | undefined> {
  // Whoever publishes has installed; several packages are published at once, and must not install at once.
  const env = { ...process.env, pnpm_config_verify_deps_before_run: 'false' };
  const { code, output } = await runCommand('pnpm', ['run', 'build'], { cwd: folder, env, quiet: true });
  if (code !== 0) return `Its build failed:\n${output.trim()}`;
  const problems = await publintProblems(folder, 'error');
  return problems.length > 0 ? `After its build publint finds:\n${problems.join('\n')}` : undefined;
}
