import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { secretNames, secretRow, type SecretVariable } from '@myler/server/secret-table';
import { packageFolder } from '../scripts/database-image-key.ts';
import { givenSecrets } from './testing/given-secrets.ts';
import { openProcessFolder, type ProcessFolder } from './testing/process-folder.ts';
import { startProcess } from './testing/process.ts';
import { createPostgresDatabase } from './testing/stores.ts';

type Variables = Record<string, string>;

const root = join(packageFolder, '../..');
const manual = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const [, section = ''] = manual.split('### A secret changes');
/** For one instance by file, one by variables, and two of everything: commands, and who restarts after them. */
const [byFile, byVariables, twoOfEach] = [...section.matchAll(/```sh\n([\s\S]*?)```/g)]
  .slice(0, 3)
  .map(([, block = '']) =>
    [...block.matchAll(/([\s\S]*?)# (?:re)?start (.*)\n/g)].map(([, commands = '', who = '']) => ({ commands, who })),
  ) as [Step[], Step[], Step[]];
interface Step {
  commands: string;
  who: string;
}

/** Runs a step's commands for each secret. @returns the variables after them */
function run({ commands }: Step, variables: Variables, dataDir: string): Variables {
  const after: Variables = { ...variables };
  for (const name of secretNames) {
    const script = commands.replaceAll('SESSION_KEY', name).replaceAll('apps/provider/dist', dirname(inject('bundle')));
    const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, ...variables, ...kept[name] };
    const text = execFileSync('sh', ['-ec', `${script}\nprintf '\\n%s\\n%s\\n%s' "$${name}" "$OLD" "$NEW"`], {
      env,
      encoding: 'utf8',
    });
    const [value = '', OLD = '', NEW = ''] = text.split('\n').slice(-3);
    if (value) after[name] = value;
    kept[name] = { OLD, NEW };
  }
  return after;
}
/** What the shell of each secret's operator remembers from step to step. */
let kept: Partial<Record<SecretVariable, Variables>>;

const running = new Set<ChildProcess>();
async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child) return;
  child.kill('SIGTERM');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  running.delete(child);
}

/** The proxy from source, with its own provider unless it is given one. */
async function startProxy(dataDir: string, env: Variables) {
  const child = spawn(process.execPath, ['--conditions=@myler/source', join(root, 'apps/proxy/src/main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', PROVIDER_TIMEOUT: '600000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      const found = /^ +Site +(\S+)$/m.exec((output += chunk.toString()))?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(output)));
  });
  return { child, origin };
}

/** Both tokens are good: the provider answers about content, and about a sign-in of somebody else each time. */
async function expectServed(origin: string): Promise<void> {
  expect((await fetch(`${origin}/v1/faq`)).status).toBe(200);
  const signIn = await fetch(`${origin}/api/token`, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    body: JSON.stringify({
      email: `${crypto.randomUUID()}@example.com`,
      password: 'lantern-orchard-fjord',
      keepMeSignedIn: false,
    }),
  });
  expect(await signIn.json()).toMatchObject({ code: 'sign-in-failed' });
}

const giveUp = { ACCEPT_NEW_SECRETS: secretNames.filter((name) => secretRow(name).needsAllKeys).join(',') };

describe('each secret changes by the manual’s commands', () => {
  let folder: ProcessFolder;
  beforeEach(() => {
    folder = openProcessFolder();
    kept = {};
  });
  afterEach(async () => {
    for (const child of running) await end(child);
    await folder.close();
  });

  it.each([
    ['by file', byFile, {}],
    ['by variables', byVariables, givenSecrets],
  ] as const)('in one instance, %s', async (_, steps, given) => {
    expect(steps).toHaveLength(2);
    const secretsNow = () =>
      ['secrets.json', 'gift-card-key.json'].map((file) => readFileSync(join(folder.dataDir, file), 'utf8')).join('');
    const before = secretsNow();
    let variables: Variables = given;
    let proxy = await startProxy(folder.dataDir, variables);
    await expectServed(proxy.origin);
    for (const [index, step] of steps.entries()) {
      if (step.commands.includes('# stop it')) await end(proxy.child);
      variables = run(step, variables, folder.dataDir);
      await end(proxy.child);
      proxy = await startProxy(folder.dataDir, { ...variables, ...(index === steps.length - 1 ? giveUp : {}) });
      await expectServed(proxy.origin);
    }
    const after = Object.keys(given).length > 0 ? JSON.stringify(variables) : secretsNow();
    for (const old of [...before.matchAll(/: "(.+)"/g)].map(([, value = '']) => value).concat(Object.values(given)))
      expect(after).not.toContain(old);
  });

  it('a value that was never used is not kept alone, and a command that is refused ends', async () => {
    const secret = (...words: string[]) =>
      spawnSync(process.execPath, [join(dirname(inject('bundle')), 'secret.js'), ...words], {
        env: { PATH: process.env['PATH'], DATA_DIR: folder.dataDir },
        encoding: 'utf8',
        timeout: 120_000,
      });
    const file = join(folder.dataDir, 'secrets.json');
    await end((await startProxy(folder.dataDir, {})).child);
    const used = readFileSync(file, 'utf8');
    for (const name of ['SESSION_KEY', 'GIFT_CARD_KEY']) {
      secret('add', name);
      expect(secret('drop', name)).toMatchObject({ status: 1, stderr: expect.stringContaining('was never used') });
    }
    // The session key of another database: the command cannot go on, and must not wait.
    const changed = { ...(JSON.parse(used) as object), sessionKey: 'a-key-of-another-database' };
    writeFileSync(file, JSON.stringify(changed));
    expect(secret('drop', 'PROVIDER_SECRET')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('SESSION_KEY is not what this database was used with'),
    });
  });

  it('in two of everything, while each of them serves', async () => {
    expect(twoOfEach.map(({ who }) => who)).toEqual([
      'the providers',
      'the providers, then the proxies',
      'the providers, then the proxies',
    ]);
    const DATABASE_URL = await createPostgresDatabase();
    const ports = [24_000, 24_001].map((port) => String(port + (process.pid % 1000) * 2));
    let variables: Variables = givenSecrets;
    const startProvider = async (index: number, more: Variables) => {
      const provider = await startProcess(folder.dataDir, {
        ...variables,
        ...more,
        DATABASE_URL,
        PROVIDER_PORT: ports[index]!,
      });
      running.add(provider.child);
      return provider;
    };
    const startOne = (index: number) =>
      startProxy(folder.dataDir, { ...variables, PROVIDER_URL: `http://127.0.0.1:${ports[index]}` });
    const providers = [await startProvider(0, {}), await startProvider(1, {})];
    const proxies = [await startOne(0), await startOne(1)];
    for (const [number, step] of twoOfEach.entries()) {
      variables = run(step, variables, folder.dataDir);
      const more = number === twoOfEach.length - 1 ? giveUp : {};
      for (const index of [0, 1]) {
        await end(providers[index]!.child);
        providers[index] = await startProvider(index, more);
        for (const { origin } of proxies) await expectServed(origin);
      }
      for (const index of step.who.includes('proxies') ? [0, 1] : []) {
        await end(proxies[index]!.child);
        proxies[index] = await startOne(index);
        for (const { origin } of proxies) await expectServed(origin);
      }
    }
    for (const old of Object.values(givenSecrets)) expect(JSON.stringify(variables)).not.toContain(old);
  });
});
