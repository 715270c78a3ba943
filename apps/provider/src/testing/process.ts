import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { inject } from 'vitest';

export interface ProviderProcess {
  child: ChildProcess;
  origin: string;
  /** Of `secrets.json`, by their fields. */
  secrets: Record<string, string>;
  /** Everything it has written to stdout and stderr so far. */
  output(): string;
  /** Resolves with its exit code or signal. */
  ended: Promise<number | NodeJS.Signals>;
}

/** Starts the bundled provider as a process on a data folder. Rejects with its output if it ends before it listens. */
export async function startProcess(dataDir: string, env: Record<string, string> = {}): Promise<ProviderProcess> {
  const child = fork(inject('bundle'), {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, PROVIDER_PORT: '0', LOG_LEVEL: 'trace', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const outputEnded = Promise.allSettled(
    [child.stdout, child.stderr].flatMap((stream) => (stream ? [finished(stream)] : [])),
  );
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.once('exit', (code, signal) => void outputEnded.then(() => resolve(code ?? signal ?? 'SIGKILL'))),
  );
  const port = await Promise.race([
    new Promise<number>((resolve) =>
      child.once('message', (message: { type: string; port: number }) => resolve(message.port)),
    ),
    ended.then((exitReason) => Promise.reject(new Error(`ended with ${exitReason}: ${output}`))),
  ]);
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  return { child, origin: `http://127.0.0.1:${port}`, secrets, output: () => output, ended };
}

/** Sends a write as the proxy does. It may be repeated with the same idempotency key. */
export function post(
  { origin, secrets }: ProviderProcess,
  path: string,
  body: unknown,
  key: string,
): Promise<Response> {
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${secrets.providerSecret}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });
}
