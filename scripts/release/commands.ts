import { join } from 'node:path';
import { runCommand } from '../lib/children.ts';
import { root } from '../lib/workspace.ts';

/** Below a script for which pnpm has already checked the installation; a check would also end each command's output. */
const env = { ...process.env, pnpm_config_verify_deps_before_run: 'false' };

/** Runs changesets in the workspace. */
export function changeset(
  args: string[],
  options: { quiet?: boolean; canAsk?: boolean; env?: NodeJS.ProcessEnv } = {},
) {
  const program = join(root, 'node_modules', '@changesets', 'cli', 'bin.js');
  return runCommand(process.execPath, [program, ...args], {
    cwd: root,
    quiet: options.quiet ?? false,
    canAsk: options.canAsk ?? false,
    env: { ...env, ...options.env },
  });
}

/** Runs pnpm in the workspace. */
export function pnpm(args: string[], { quiet = false }: { quiet?: boolean } = {}) {
  return runCommand('pnpm', args, { cwd: root, env, quiet });
}

/** The output of git in the workspace, without the space around it; empty when git fails. */
export async function git(args: string[]) {
  const { code, output } = await runCommand('git', args, { cwd: root, quiet: true });
  return code === 0 ? output.trim() : '';
}
