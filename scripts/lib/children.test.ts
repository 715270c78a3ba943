import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { folderOf } from './folder-of.ts';

const children = fileURLToPath(new URL('./children.mjs', import.meta.url));

/** A starter like `pnpm start`, with a server that stops at SIGINT or SIGTERM like the proxy and prints so. */
async function startServer({ ignoreSignals = false } = {}) {
  const server = ignoreSignals
    ? `setTimeout(() => process.exit(3), 100); console.log(process.pid)`
    : `const stop = (signal) => { console.log(signal); process.exit(7) };
       process.on('SIGINT', stop); process.on('SIGTERM', stop);
       setInterval(() => {}, 1000); console.log(process.pid)`;
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runNode } from ${JSON.stringify(children)};
       process.exit(await runNode(['-e', ${JSON.stringify(server)}]));`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  starter.stdout.on('data', (chunk) => (output += chunk));
  await once(starter.stdout, 'data');
  return { starter, pid: Number(output.split('\n')[0]), output: () => output.split('\n').slice(1).join(' ').trim() };
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  it(`${signal} reaches the server once, the command ends with the server’s exit code, and no process remains`, async () => {
    const { starter, pid, output } = await startServer();
    starter.kill(signal);
    const [code] = await once(starter, 'close');
    expect(code).toBe(7);
    expect(output()).toBe(signal);
    expect(isRunning(pid)).toBe(false);
  });
}

it('the server stops when its starter is killed', async () => {
  const { starter, output } = await startServer();
  starter.kill('SIGKILL');
  // The pipe closes when the last process that holds it has ended. When its entry leaves the process table depends on
  // the machine.
  await once(starter, 'close');
  expect(output()).toBe('SIGTERM');
});

it('a server that ends by itself ends the command, with its exit code', async () => {
  const { starter } = await startServer({ ignoreSignals: true });
  const [code] = await once(starter, 'close');
  expect(code).toBe(3);
});

/** A starter with a background program, which prints when it is told to stop. */
function startInBackground(program: string) {
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { runInBackground } from ${JSON.stringify(children)};
       runInBackground(['-e', ${JSON.stringify(program)}], { cwd: '.', onFailure: (output) => console.log('failed: ' + output) });
       process.stdin.once('data', () => process.exit(0));`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let output = '';
  starter.stdout.on('data', (chunk) => (output += chunk));
  return { starter, output: () => output };
}

for (const end of ['exit', 'SIGKILL'] as const) {
  it(`a program in the background stops when its starter ends (${end})`, async () => {
    const folder = folderOf({});
    const file = join(folder, 'stopped');
    const pipe = join(folder, 'running');
    const { starter } = startInBackground(
      `process.on('SIGTERM', () => { require('node:fs').writeFileSync(${JSON.stringify(file)}, ''); process.exit(); });
       setInterval(() => {}, 1000); require('node:fs').writeFileSync(${JSON.stringify(pipe)}, String(process.pid));`,
    );
    const pid = await until(() => (existsSync(pipe) ? Number(readFileSync(pipe, 'utf8')) : 0));
    if (end === 'exit') starter.stdin.write('end');
    else starter.kill(end);
    await until(() => !isRunning(pid));
    expect(existsSync(file)).toBe(true);
  });
}

it('a program in the background that fails says why, and its starter goes on', async () => {
  const { starter, output } = startInBackground(`console.error('no ink'); process.exitCode = 1;`);
  await once(starter.stdout, 'data');
  expect(output()).toBe('failed: no ink\n\n');
  expect(starter.exitCode).toBe(null);
  starter.stdin.write('end');
  await once(starter, 'close');
});

/** Polls until there is a value; the test's own timeout ends it. */
async function until<T>(look: () => T) {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

it.each([
  ['a command that can ask gets what is typed', '{ canAsk: true }', 'heard 123456'],
  ['any other command gets nothing', '{}', 'heard'],
])('%s', (_, options, heard) => {
  const program = `process.stdin.setEncoding('utf8').on('data', (typed) => (text += typed))
    .on('end', () => console.log('heard ' + text)); let text = '';`;
  const starter = `import { runCommand } from ${JSON.stringify(children)};
    await runCommand(process.execPath, ['-e', ${JSON.stringify(program)}], ${options});`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', starter], {
    input: '123456',
    encoding: 'utf8',
  });
  expect(stdout.trim()).toBe(heard);
});
