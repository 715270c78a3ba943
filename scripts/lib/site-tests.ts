import { join } from 'node:path';
import { runCommand } from './children.ts';
import { runTurbo } from './turbo.ts';
import { root } from './workspace.ts';

const site = join(root, 'apps', 'site');

/**
 * Builds what has changed, and runs tests of the site in a browser against the built system.
 *
 * @param args of `playwright test`, such as `--config=playwright.engines.config.ts`
 * @returns the exit code: 0 when all passed
 */
export async function runSiteTests(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const built = await runTurbo(['build', 'pictures']);
  if (built.code !== 0) return built.code;
  const { code } = await runCommand(
    process.execPath,
    [join(site, 'node_modules', '@playwright', 'test', 'cli.js'), 'test', ...args],
    { cwd: site, env: { ...process.env, NODE_OPTIONS: '--conditions=@myler/source', ...env } },
  );
  return code;
}

/** The arguments that run only tests whose title contains these words, or all tests when there are none. */
export const withTitle = (words: string): string[] =>
  words ? ['--grep', words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')] : [];
