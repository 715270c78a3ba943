import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { startGroup } from './process-group.ts';

/** A shell that starts a server, and waits for it; both print their ids. */
const server = `setInterval(() => {}, 1000); console.log("id " + process.pid);`;
const script = `"${process.execPath}" --eval '${server}' & echo "id $$"; wait`;
const idsIn = (text: string) => Array.from(text.matchAll(/^id (\d+)$/gm), ([, id]) => Number(id));
const isRunning = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

describe('a command that starts processes of its own', () => {
  it('ends with all of them', async () => {
    const group = startGroup('sh', ['-c', script]);
    await expect.poll(() => idsIn(group.output()), { timeout: 30_000 }).toHaveLength(2);
    await group.stop();
    expect(group.isRunning()).toBe(false);
    await expect.poll(() => idsIn(group.output()).filter(isRunning), { timeout: 30_000 }).toEqual([]);
  });

  // SIGKILL: of a test runner's worker, which cannot clean up. SIGINT: Ctrl-C.
  it.each(['SIGINT', 'SIGKILL'] as const)('ends with all of them when its starter ends by %s', async (signal) => {
    const module = fileURLToPath(new URL('./process-group.ts', import.meta.url));
    const program = `const { startGroup } = await import(${JSON.stringify(module)});
      const group = startGroup('sh', ['-c', ${JSON.stringify(script)}]);
      const timer = setInterval(() => {
        if (group.output().split('\\n').length < 3) return;
        clearInterval(timer);
        console.log(group.output());
      }, 10);`;
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', program]);
    let output = '';
    starter.stdout.on('data', (chunk) => (output += chunk));
    await expect.poll(() => idsIn(output), { timeout: 30_000 }).toHaveLength(2);
    expect(idsIn(output).every(isRunning)).toBe(true);
    starter.kill(signal);
    await once(starter, 'exit');
    await expect.poll(() => idsIn(output).filter(isRunning), { timeout: 30_000 }).toEqual([]);
  });

  it('that does not exist ends by itself, with the reason', async () => {
    const group = startGroup('no-such-program', []);
    await expect.poll(group.isRunning, { timeout: 30_000 }).toBe(false);
    expect(group.output()).toContain('no-such-program');
  });
});
