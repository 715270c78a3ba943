import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { folderOf } from './folder-of.ts';
import { launchersOf } from './launchers.ts';
import { startGroup } from './process-group.ts';

/** Arguments of Node for a starter: a program that imports a function of a module. */
const starting = (module: string, name: string, program: string) => [
  '--input-type=module',
  '--eval',
  `import { ${name} } from ${JSON.stringify(join(import.meta.dirname, module))};\n${program}`,
];
const runServer = (server: string) =>
  starting('children.ts', 'runNode', `process.exit(await runNode(['-e', ${JSON.stringify(server)}]));`);
const until = <T>(look: () => T) => vi.waitUntil(look, { timeout: 600_000, interval: 20 });

/** A starter that prints; resolves when it has printed so many lines. */
async function start(args: string[], lines = 1) {
  const starter = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  starter.stdout.on('data', (chunk) => (output += chunk));
  await until(() => output.split('\n').length > lines);
  return { starter, output: () => output.split('\n') };
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Prints its id, and each signal that it gets. */
const server = `const stop = (signal) => { console.log(signal); process.exit(7) };
  process.on('SIGINT', stop); process.on('SIGTERM', stop); setInterval(() => {}, 1000); console.log(process.pid)`;

it('a signal for the starter reaches the server once, the starter ends with the server’s exit code, and no process remains', async () => {
  for (const [sent, received, code] of [
    ['SIGINT', 'SIGINT', 7],
    ['SIGTERM', 'SIGTERM', 7],
    ['SIGKILL', 'SIGTERM', null],
  ] as const) {
    const { starter, output } = await start(runServer(server));
    starter.kill(sent);
    // The pipe closes when the last process that holds it has ended.
    expect((await once(starter, 'close'))[0]).toBe(code);
    const [pid, ...signals] = output();
    expect(signals).toEqual([received, '']);
    // Nobody waits for what a killed starter leaves, so that it may still be listed.
    expect(sent !== 'SIGKILL' && isRunning(Number(pid))).toBe(false);
  }
  const { starter } = await start(runServer(`setTimeout(() => process.exit(3), 100); console.log(1)`));
  expect((await once(starter, 'close'))[0]).toBe(3);
});

it('the server stops when npx stops without passing the signal on', async () => {
  const command = [`"$0" --input-type=module -e "$1"; true`, process.execPath, runServer(server).at(-1)];
  const npx = `process.title = 'npm exec pnpm@12 start'; setInterval(() => {}, 1000);
    require('node:child_process').spawn('sh', ${JSON.stringify(['-c', ...command])}, { stdio: 'inherit' });`;
  const { starter, output } = await start(['-e', npx]);
  starter.kill('SIGTERM');
  await once(starter, 'close');
  expect(output().slice(1)).toEqual(['SIGTERM', '']);
});

it('the launchers are npx and pnpm with the shells between them, and no process above them', () => {
  const commands = 'sh -c node scripts/start.mjs,pnpm start,sh -c pnpm start,npm exec pnpm@12 start,-bash,sshd: amara';
  const above = `${commands},node /usr/bin/npm run everything`
    .split(',')
    .map((command, index) => ({ pid: index + 1, parent: index + 2, command }));
  const launchers = (...range: [number, number?]) => launchersOf(above.slice(...range)).map(({ pid }) => pid);
  expect([launchers(0), launchers(0, 1), launchers(4), launchers(3, 5)]).toEqual([[1, 2, 3, 4], [], [], [4]]);
});

it.each(['exit', 'SIGKILL'] as const)('a program in the background stops when its starter ends (%s)', async (end) => {
  const folder = folderOf({});
  const program = `const { writeFileSync } = require('node:fs');
    process.on('SIGTERM', () => { writeFileSync('stopped', ''); process.exit(); });
    setInterval(() => {}, 1000); writeFileSync('running', String(process.pid)); `;
  const background = `runInBackground(['-e', ${JSON.stringify(program)}], { cwd: ${JSON.stringify(folder)}, onFailure: () => {} });
    process.stdin.once('data', () => process.exit(0)); console.log(1);`;
  const { starter } = await start(starting('children.ts', 'runInBackground', background));
  const file = join(folder, 'running');
  const pid = await until(() => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0));
  if (end === 'exit') starter.stdin.write('end');
  else starter.kill(end);
  await until(() => !isRunning(pid));
  expect(existsSync(join(folder, 'stopped'))).toBe(true);
});

it('a program in the background that fails says why, and its starter goes on', async () => {
  const program = `runInBackground(['-e', "console.error('no ink'); process.exitCode = 1;"],
    { cwd: '.', onFailure: (output) => console.log('failed: ' + output) });
    process.stdin.once('data', () => process.exit(0));`;
  const { starter, output } = await start(starting('children.ts', 'runInBackground', program));
  expect(output()[0]).toBe('failed: no ink');
  expect(starter.exitCode).toBe(null);
  starter.stdin.write('end');
  await once(starter, 'close');
});

it('a command that can ask gets what is typed, and any other gets nothing', () => {
  const program = `console.log('heard ' + require('node:fs').readFileSync(0))`;
  const heard = (options: string) => {
    const run = `await runCommand(process.execPath, ['-e', ${JSON.stringify(program)}], ${options});`;
    const args = starting('children.ts', 'runCommand', run);
    return spawnSync(process.execPath, args, { input: '123456', encoding: 'utf8' }).stdout.trim();
  };
  expect([heard('{ canAsk: true }'), heard('{}')]).toEqual(['heard 123456', 'heard']);
});

/** A shell that starts a server, and waits for it; both print their ids. */
const shell = `"${process.execPath}" --eval 'setInterval(() => {}, 1000); console.log("id " + process.pid);' & echo "id $$"; wait`;
const idsIn = (text: string) => Array.from(text.matchAll(/^id (\d+)$/gm), ([, id]) => Number(id));

it('a group ends with all processes that its command started; one that does not exist says so', async () => {
  const group = startGroup('sh', ['-c', shell]);
  await until(() => idsIn(group.output()).length === 2);
  await group.stop();
  expect(group.isRunning()).toBe(false);
  await until(() => !idsIn(group.output()).some(isRunning));
  const missing = startGroup('no-such-program', []);
  await until(() => !missing.isRunning());
  expect(missing.output()).toContain('no-such-program');
});

// SIGKILL: of a test runner's worker, which cannot clean up. SIGINT: Ctrl-C.
it.each(['SIGINT', 'SIGKILL'] as const)('a group ends when its starter ends by %s', async (signal) => {
  const program = `const group = startGroup('sh', ['-c', ${JSON.stringify(shell)}]); let said = '';
    setInterval(() => { if (group.output() !== said) console.log(said = group.output()); }, 10);`;
  const { starter, output } = await start(starting('process-group.ts', 'startGroup', program), 3);
  const ids = [...new Set(idsIn(output().join('\n')))];
  expect(ids.map(isRunning)).toEqual([true, true]);
  starter.kill(signal);
  await once(starter, 'exit');
  await until(() => !ids.some(isRunning));
});
