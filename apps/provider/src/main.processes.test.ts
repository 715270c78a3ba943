import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { CreditCard, Registration } from '@myler/api-client/contract';
import { post, startProcess, type ProviderProcess } from './testing/process.ts';
import { givenSecrets } from './testing/given-secrets.ts';
import { createPostgresDatabase } from './testing/stores.ts';
import { openProcessFolder, type ProcessFolder } from './testing/process-folder.ts';
import { purchaseRequest } from './testing/purchases.ts';
import { acceptedCard, newKey, registrationRequest } from './testing/registrations.ts';

describe('the provider as a process', () => {
  let folder: ProcessFolder;
  let dataDir: string;
  beforeEach(() => {
    folder = openProcessFolder();
    ({ dataDir } = folder);
  });
  afterEach(() => folder.close());
  const start = (env?: Record<string, string>) => folder.start(env);
  const join_ = (provider: ProviderProcess, person: Registration, key: string) =>
    post(provider, '/v1/users', person, key);

  it('ends on SIGTERM after it has answered its requests, and ends with its parent', async () => {
    const first = await start();
    const response = join_(first, registrationRequest(), newKey());
    // The socket is there before the signal is: the answer is owed.
    await fetch(`${first.origin}/livez`);
    first.child.kill('SIGTERM');
    expect((await response).status).toBe(200);
    expect(await first.ended).toBe(0);
    const second = await start();
    second.child.disconnect();
    expect(await second.ended).toBe(0);
  });

  it('generates its secrets at the first start, readable by their owner only, and keeps them', async () => {
    const empty = join(dataDir, 'another');
    const first = await startProcess(empty);
    expect(statSync(join(empty, 'secrets.json')).mode & 0o777).toBe(0o600);
    first.child.kill('SIGTERM');
    await first.ended;
    const second = await startProcess(empty);
    second.child.kill('SIGKILL');
    await second.ended;
    expect(second.secrets).toEqual(first.secrets);
    expect(first.output()).not.toContain(first.secrets.providerSecret);
  });

  it(
    'serves metrics on a port of their own if one is set, and on none otherwise',
    { tags: ['asvs:13.4.5'] },
    async () => {
      const quiet = await start();
      expect(quiet.output()).not.toContain('metrics are served');
      await folder.kill(quiet);
      const measured = await start({ PROVIDER_METRICS_PORT: '0' });
      await fetch(`${measured.origin}/livez`);
      const port = /"port":(\d+),"host":"127.0.0.1","msg":"metrics are served"/.exec(measured.output())?.[1];
      const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(text).toContain('myler_provider_http_requests_total{route="/livez",method="GET",status="2xx"} 1');
      expect(text).toMatch(/^myler_provider_mails_waiting \d+$/m);
      expect((await fetch(`${measured.origin}/metrics`)).status).toBe(404);
    },
  );

  it('does not start with another key of gift codes than its database was used with', async () => {
    const first = await start();
    await folder.kill(first);
    await expect(startProcess(dataDir, { GIFT_CARD_KEY: 'a-key-from-somewhere-else' })).rejects.toThrow(
      /ended with 1: @myler\/provider: GIFT_CARD_KEY is not what this database was used with/,
    );
    rmSync(join(dataDir, 'gift-card-key.json'));
    await expect(startProcess(dataDir)).rejects.toThrow(/gift-card-key.json is gone/);
  });

  it('does not start on PostgreSQL with other secrets than the first provider', async () => {
    const env = { ...givenSecrets, DATABASE_URL: await createPostgresDatabase() };
    await expect(startProcess(dataDir, { DATABASE_URL: env.DATABASE_URL })).rejects.toThrow(/SESSION_KEY must be set/);
    const [first, second] = await Promise.all([start(env), start(env)]);
    expect(first.origin).not.toBe(second.origin);
    await expect(startProcess(dataDir, { ...env, SESSION_KEY: 'a-key-of-my-own-making' })).rejects.toThrow(
      /SESSION_KEY is not what this database was used with/,
    );
  });

  it('refuses a data folder that another process uses, and says what to do', async () => {
    await start();
    await expect(startProcess(dataDir)).rejects.toThrow(/ended with 1: .*another process uses the database.*Stop it/s);
  });

  it('names every variable that is wrong', async () => {
    await expect(
      startProcess(dataDir, { PROVIDER_PORT: 'door', DATABASE_URL: 'mysql://x', SMTP_URL: 'post' }),
    ).rejects.toThrow(/PROVIDER_PORT[\s\S]*DATABASE_URL must be an address such as postgres:[\s\S]*SMTP_URL/);
  });

  it('says which database cannot be reached, and not with which password', async () => {
    const DATABASE_URL = 'postgres://provider:a-password-of-the-database@127.0.0.1:1/myler';
    const reason = await startProcess(dataDir, { ...givenSecrets, DATABASE_URL }).catch(String);
    expect(reason).toMatch(/the database 127\.0\.0\.1:1\/myler cannot be used: .*ECONNREFUSED.*DATABASE_URL/);
    expect(reason).not.toContain('a-password-of-the-database');
  });

  it('starts after a first start was killed half-way', async () => {
    rmSync(join(dataDir, 'database', 'global'), { recursive: true });
    const half = join(dataDir, 'database.half-made');
    writeFileSync(half, '');
    const provider = await start();
    expect((await join_(provider, registrationRequest(), newKey())).status).toBe(200);
    expect(existsSync(half)).toBe(false);
  });

  it.each(['global/pg_control', 'PG_VERSION', 'pg_wal'])(
    'names the backup and how to restore it when its database is damaged (%s)',
    async (part) => {
      rmSync(join(dataDir, 'database', part), { recursive: true });
      await expect(startProcess(dataDir)).rejects.toThrow(
        /ended with 1: .*the database in .* is damaged.*cannot be opened[^]*mv '.*' '.*\.damaged' && cp -a <backup> '/,
      );
    },
  );

  it('lists the mail in its outbox', async () => {
    const provider = await start();
    const person = registrationRequest();
    await join_(provider, person, newKey());
    await expect.poll(() => provider.output()).toContain('mail: sent');
    const listed = execFileSync(process.execPath, [inject('bundle').replace('main.js', 'list.js')], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    expect(listed).toContain(`To:      ${person.email}`);
    expect(listed).toContain('Subject: Welcome to Myler, Claire');
    expect(listed).toContain(join(dataDir, 'outbox'));
  });

  it('keeps every answered registration once, through kill -9 and retries with the same key', async () => {
    const people = Array.from({ length: 8 }, () => ({ person: registrationRequest(), key: newKey(), done: false }));
    for (let round = 0; round < 3 && people.some(({ done }) => !done); round++) {
      const provider = await start();
      const pending = people.filter(({ done }) => !done);
      const sent = pending.map(async (entry) => {
        const response = await join_(provider, entry.person, entry.key).catch(() => undefined);
        if (response?.status === 200) entry.done = true;
      });
      if (round < 2) {
        await Promise.any(sent);
        provider.child.kill('SIGKILL');
      }
      await Promise.all(sent);
      await folder.kill(provider);
    }
    const acknowledged = people.filter(({ done }) => done).map(({ person }) => person.email);
    const [members = [], charges = [], unpaid] = await folder.sql(
      'select email from users',
      'select key from sandbox_ledger',
      'select m.id from memberships m left join sandbox_ledger l on l.charge_id = m.charge_id where l.key is null or l.refunded_at is not null',
    );
    expect(members.map(({ email }) => email)).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(members.map(({ email }) => email)).size).toBe(members.length);
    expect(charges.length).toBeLessThanOrEqual(people.length);
    expect(unpaid).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(0);
  });

  it('finishes after kill -9 what was under way, with the first retry', { tags: ['asvs:2.3.3'] }, async () => {
    const [person, key] = [registrationRequest(), newKey()];
    const first = await start();
    const sent = join_(first, person, key).catch(() => undefined);
    const outcome = async () => {
      const response = await fetch(`${first.origin}/v1/users`, {
        headers: { authorization: `Bearer ${first.secrets.providerSecret}`, 'idempotency-key': key },
      });
      return ((await response.json()) as { status: string }).status;
    };
    await expect.poll(outcome, { interval: 1 }).not.toBe('unknown');
    await folder.kill(first);
    await sent;
    const second = await start();
    expect((await join_(second, person, key)).status).toBe(200);
    await folder.kill(second);
    const [members] = await folder.sql('select email from users');
    expect(members).toEqual([{ email: person.email }]);
  });

  it(
    'writes no card number and no security code to the disk, the log or the database',
    { tags: ['asvs:14.2.4', 'promise:no-card-number'] },
    async () => {
      const provider = await start();
      // Valid card numbers do not occur by chance. A security code does, so the test looks for it with its surroundings.
      const canaries: CreditCard[] = [
        '4242424242424242',
        '4000000000000002',
        '4000000000009995',
        '4000000000000119',
        '4929612345678909',
      ].map((number) => ({ ...acceptedCard, number, cvc: '739' }));
      for (const creditCard of canaries) {
        const [person, key] = [registrationRequest({ creditCard }), newKey()];
        await join_(provider, person, key);
        await join_(provider, person, key);
        await join_(provider, { ...person, phoneNumber: '+33000000000' }, newKey());
        await join_(provider, { ...person, termsAccept: 'no' as never }, newKey()).catch(() => undefined);
        const [present, once] = [purchaseRequest({ creditCard }), newKey()];
        await post(provider, '/v1/custom-gift-cards', present, once);
        await post(provider, '/v1/custom-gift-cards', present, once);
        await post(provider, '/v1/custom-gift-cards', { ...present, design: 'hearts' }, newKey());
      }
      await fetch(`${provider.origin}/v1/users`, {
        method: 'POST',
        body: `{"creditCard":{"number":"4242424242424242"`,
      });
      await expect.poll(() => provider.output()).toContain('mail: sent');
      provider.child.kill('SIGTERM');
      await provider.ended;

      const databaseDump = await folder.dump();
      const haystacks = [
        provider.output(),
        databaseDump,
        ...filesBelow(dataDir).map((file) => readFileSync(file).toString('latin1')),
      ];
      expect(databaseDump).toContain('"card_last_four":"4242"');
      for (const { number } of canaries) {
        for (const written of [
          number,
          number.replaceAll(/(\d{4})(?=\d)/g, '$1 '),
          Buffer.from(number).toString('base64'),
          Buffer.from(number).toString('hex'),
        ]) {
          expect(haystacks.filter((text) => text.includes(written))).toEqual([]);
        }
      }
      // The code is searched together with its name or its quotation marks; JSON within text has escaped ones.
      for (const text of haystacks) expect(text).not.toMatch(/"739\\*"|cvc\W{1,6}739|vingt-deux cerises/);
      expect(provider.output()).not.toContain('@example.com');
    },
  );
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
