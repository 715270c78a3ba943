import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const leaveWithParent = fileURLToPath(new URL('./leave-with-parent.mjs', import.meta.url));

/**
 * Starts the built product on a free port, without the variables of this process. It ends with this process.
 *
 * @param folder the bundle or the workspace
 * @param env its variables, beside those two
 * @returns `stop` sends SIGTERM and resolves with the exit code and the signal
 * @throws {Error} with what the product printed, when it ends instead of serving
 */
export async function startProduct(
  folder: string,
  dataDir: string,
  env: Record<string, string> = {},
): Promise<{ origin: string; pid: number | undefined; output: () => string; stop: () => Promise<unknown[]> }> {
  const child = spawn(process.execPath, ['--import', leaveWithParent, join(folder, 'apps/proxy/dist/main.js')], {
    cwd: dataDir,
    env: { DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const exit = once(child, 'exit');
  let output = '';
  const origin: string = await new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /^ +Site +(\S+)$/m.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void exit.then(() => reject(new Error(`The product ended before it served:\n${output}`)), reject);
  });
  return {
    origin,
    pid: child.pid,
    output: () => output,
    stop: () => {
      child.kill('SIGTERM');
      return exit;
    },
  };
}
