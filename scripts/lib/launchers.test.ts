import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { launchersOf } from './launchers.mjs';

const children = fileURLToPath(new URL('./children.mjs', import.meta.url));

it('the launchers are npx and pnpm with the shells between them, and no process above them', () => {
  const above = [
    { pid: 9, parent: 8, command: 'sh -c node scripts/start.mjs' },
    { pid: 8, parent: 7, command: 'pnpm start' },
    { pid: 7, parent: 6, command: 'sh -c pnpm start' },
    { pid: 6, parent: 5, command: 'npm exec pnpm@12 start' },
    { pid: 5, parent: 4, command: '-bash' },
    { pid: 4, parent: 3, command: 'sshd: amara' },
    { pid: 3, parent: 1, command: 'node /usr/bin/npm run everything' },
  ];
  expect(launchersOf(above).map(({ pid }) => pid)).toEqual([9, 8, 7, 6]);
  expect(launchersOf(above.slice(0, 1))).toEqual([]);
  expect(launchersOf(above.slice(4))).toEqual([]);
});

it('a shell above npx is not a launcher', () => {
  const above = [
    { pid: 9, parent: 8, command: 'npm exec pnpm@12 start' },
    { pid: 8, parent: 1, command: 'bash -c nohup npx pnpm@12 start &' },
  ];
  expect(launchersOf(above).map(({ pid }) => pid)).toEqual([9]);
});

it('the server stops when npx stops without passing the signal on', async () => {
  const server = `process.on('SIGTERM', () => { console.log('stopped'); process.exit() }); setInterval(() => {}, 1000); console.log('runs')`;
  const starter = `import { runNode } from ${JSON.stringify(children)}; process.exit(await runNode(['-e', ${JSON.stringify(server)}]));`;
  const npx = `process.title = 'npm exec pnpm@12 start'; setInterval(() => {}, 1000);
    require('node:child_process').spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, ${JSON.stringify(starter)}], { stdio: 'inherit' });`;
  const launcher = spawn(process.execPath, ['-e', npx], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  launcher.stdout.on('data', (chunk) => (output += chunk));
  await once(launcher.stdout, 'data');
  launcher.kill('SIGTERM');
  // The pipe closes when the last process that holds it has ended.
  await once(launcher, 'close');
  expect(output).toBe('runs\nstopped\n');
});
