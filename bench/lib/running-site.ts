import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const proxy = join(import.meta.dirname, '../../apps/proxy/dist/main.js');

/**
 * Starts the built product with an empty data folder, as `pnpm start` does.
 *
 * @param env more variables
 * @param program another build of the proxy
 */
export async function startSite(
  env: Record<string, string> = {},
  program: string = proxy,
): Promise<{ origin: string; pid: number | undefined; stop: () => Promise<void> }> {
  if (!existsSync(program)) throw new Error('There is no site to measure: `pnpm build` comes first.');
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'info', ...env },
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const [, found] = /^ +Site +(\S+)$/m.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}:\n${output}`)));
  });
  return { origin, pid: child.pid, stop };
}
