import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { runCommand } from '../../lib/children.ts';
import { freePort } from '../../lib/free-port.ts';
import { startGroup } from '../../lib/process-group.ts';
import { readJson, root, type Manifest } from '../../lib/workspace.ts';

const sources = dirname(import.meta.dirname);

export type Application = ReturnType<typeof createApplication>;

/**
 * An application of another workspace: its sources and the page that all share, in a temporary folder.
 *
 * @param name of its folder
 * @param registry the address of the one that has our packages
 * @param api the address of a running proxy, which the application's servers pass requests to
 * @param options versions: instead of those of its
 *   package.json, of whatever depends on them
 */
export function createApplication(
  name: string,
  registry: string,
  api: string,
  { manager = 'pnpm', versions = {} }: { manager?: 'npm' | 'pnpm'; versions?: Record<string, string> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), `myler-consumer-${name}-`));
  cpSync(join(sources, name), folder, { recursive: true });
  cpSync(join(sources, 'shared'), join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, '.npmrc'), `@myler:registry=${registry}\n`);
  useVersions(folder, versions);
  const env = { ...ownEnv(), MYLER_ORIGIN: api };

  async function run(...args: string[]) {
    const { code, output } = await runCommand(manager, args, { cwd: folder, quiet: true, env });
    return { isFine: code === 0, output };
  }

  return {
    folder,
    install: () => run('install', ...(manager === 'npm' ? ['--no-audit', '--no-fund'] : ['--no-frozen-lockfile'])),
    /** @param script of its package.json */
    run: (script: string) => run('run', script),
    /** Starts one of its servers. */
    serve: (script: string) => serve(folder, script, env),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function useVersions(folder: string, versions: Record<string, string>) {
  const manifest = readJson(join(folder, 'package.json')) as Manifest;
  for (const group of [manifest.dependencies ?? {}, manifest.devDependencies ?? {}])
    for (const name of Object.keys(group)) group[name] = versions[name] ?? group[name] ?? '';
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, overrides: versions }, undefined, 2));
  const settings = {
    // Ours were published a moment ago.
    minimumReleaseAgeExclude: ['@myler/*'],
    overrides: versions,
    strictDepBuilds: false,
    verifyDepsBeforeRun: false,
  };
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), JSON.stringify(settings));
}

/** Without what a test and this workspace set, so that an application finds no program but its own. */
function ownEnv() {
  const isOfTests = (name: string) => /^(NODE_ENV|NODE_OPTIONS|VITEST.*|TEST|DEV|PROD|MODE|BASE_URL)$/.test(name);
  const inherited = Object.entries(process.env).filter(([name]) => !isOfTests(name));
  const programs = (process.env['PATH'] ?? '').split(delimiter).filter((path) => !path.startsWith(root));
  return {
    ...Object.fromEntries(inherited),
    PATH: [dirname(process.execPath), ...programs].join(delimiter),
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  };
}

async function serve(folder: string, script: string, env: NodeJS.ProcessEnv) {
  const port = await freePort();
  const { isRunning, output, stop } = startGroup('npm', ['run', script, '--', '--port', String(port)], {
    cwd: folder,
    env,
  });
  const origin = `http://localhost:${port}`;
  if (!(await isServing(origin, isRunning))) {
    await stop();
    throw new Error(`The server does not answer:\n${output()}`);
  }
  return { origin, output, stop };
}

/** Whether a server answers. The five minutes only end one that hangs: a busy machine takes one for the first page. */
async function isServing(origin: string, isRunning: () => boolean) {
  const deadline = Date.now() + 5 * 60_000;
  while (isRunning() && Date.now() < deadline) {
    try {
      await fetch(origin, { signal: AbortSignal.timeout(5 * 60_000) });
      return true;
    } catch {
      await setTimeout(100);
    }
  }
  return false;
}
