import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createLog } from '@myler/server/log';
import { startProvider, type ProviderProcess } from './process.ts';

const folder = mkdtempSync(join(tmpdir(), 'myler-provider-'));

/** Writes a program that takes the provider's place. */
function writeProgram(name: string, text: string): string {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, text);
  return file;
}

const wellBehaved = writeProgram(
  'well-behaved',
  `process.send({ type: 'listening', port: 40000 + (process.pid % 1000) });
   process.on('SIGTERM', () => process.exit(0));
   process.on('disconnect', () => process.exit(0));
   process.on('message', () => {});
   setInterval(() => {}, 1000);`,
);
/** Listens when the test has created the gate file, and exits when the test has removed it. The test sets both times. */
const gate = join(folder, 'gate');
const gated = writeProgram(
  'gated',
  `import { existsSync } from 'node:fs';
   let listens = false;
   setInterval(() => {
     const isOpen = existsSync(${JSON.stringify(gate)});
     if (isOpen && !listens) process.send({ type: 'listening', port: 40000 + (process.pid % 1000) });
     if (!isOpen && listens) process.exit(1);
     listens = isOpen;
   }, 10);
   process.on('SIGTERM', () => process.exit(0));
   process.on('disconnect', () => process.exit(0));
   process.on('message', () => {});`,
);
/** Its first process stops answering anything, signals included. */
const hasHung = join(folder, 'has-hung');
const hangsOnce = writeProgram(
  'hangs-once',
  `import { existsSync, writeFileSync } from 'node:fs';
   const isFirst = !existsSync(${JSON.stringify(hasHung)});
   process.on('SIGTERM', () => process.exit(0));
   process.on('disconnect', () => process.exit(0));
   process.on('message', () => {});
   process.send({ type: 'listening', port: 40000 + (process.pid % 1000) }, () => {
     if (!isFirst) return;
     writeFileSync(${JSON.stringify(hasHung)}, '');
     process.kill(process.pid, 'SIGSTOP');
   });`,
);
const ignoresSignals = writeProgram(
  'ignores-signals',
  `process.on('SIGTERM', () => {}); process.on('SIGINT', () => {});
   process.send({ type: 'listening', port: 41000 }); setInterval(() => {}, 1000);`,
);
const broken = writeProgram('broken', `process.exit(3);`);

let provider: ProviderProcess | undefined;
const lines: string[] = [];
const start = (file: string) => {
  lines.length = 0;
  provider = startProvider({
    env: {},
    fromSource: false,
    log: createLog({ app: 'proxy', level: 'info', output: { write: (line) => void lines.push(line) } }),
    program: file,
  });
  return provider;
};

afterEach(() => provider?.stop(1_000));

const pidOf = (url: string | undefined) => Number(url?.slice(-3));

describe('the reference provider beside the proxy', () => {
  it('is reached at the URL that it prints', async () => {
    const started = start(wellBehaved);
    expect(started.url()).toBeUndefined();
    await started.started;
    expect(started.url()).toMatch(/^http:\/\/127\.0\.0\.1:40\d{3}$/);
  });

  it('is restarted when it dies, and has no URL in between', async () => {
    writeFileSync(gate, '');
    const started = start(gated);
    await started.started;
    const first = pidOf(started.url());
    rmSync(gate);
    await expect.poll(() => started.url()).toBeUndefined();
    writeFileSync(gate, '');
    await expect.poll(() => pidOf(started.url())).not.toBeNaN();
    expect(pidOf(started.url())).not.toBe(first);
    expect(lines.join('')).toContain('started again');
  });

  it('is not restarted when it cannot start: the error holds its exit code', async () => {
    await expect(start(broken).started).rejects.toThrow('exit code 3');
    expect(lines).toEqual([]);
  });

  it('is not restarted when the system cannot run it: the error names the reason', async () => {
    const { execPath } = process;
    process.execPath = join(folder, 'no-such-program');
    const failing = start(wellBehaved);
    process.execPath = execPath;
    await expect(failing.started).rejects.toThrow('ENOENT');
    await failing.stop(1_000);
  });

  it('is killed and started again when it hangs', async () => {
    const started = start(hangsOnce);
    await started.started;
    const first = pidOf(started.url());
    await expect.poll(() => existsSync(hasHung)).toBe(true);
    started.restart();
    await expect.poll(() => started.url()).toBeUndefined();
    await expect.poll(() => pidOf(started.url())).not.toBeNaN();
    expect(pidOf(started.url())).not.toBe(first);
  });

  it('is asked to stop, and is killed when it does not', async () => {
    const polite = start(wellBehaved);
    await polite.started;
    await polite.stop(10_000);
    expect(polite.url()).toBeUndefined();
    const stubborn = start(ignoresSignals);
    await stubborn.started;
    await stubborn.stop(100);
    expect(stubborn.url()).toBeUndefined();
  });
});
