import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { givenSecrets } from './testing/given-secrets.ts';
import { openProcessFolder, withDatabaseOf, type ProcessFolder } from './testing/process-folder.ts';
import { post, startProcess, type ProviderProcess } from './testing/process.ts';
import { purchaseRequest } from './testing/purchases.ts';
import { readMail } from './testing/read-mail.ts';
import { newKey, registrationRequest } from './testing/registrations.ts';
import { startSmtpServer } from './testing/smtp-server.ts';
import { createEmptyDatabase, createPostgresDatabase } from './testing/stores.ts';

/** Nothing listens on this port, so mails wait in the outbox. */
const NO_MAIL_SERVER = { SMTP_URL: 'smtp://127.0.0.1:1' };
/** A mail that failed waits for its next try. The manual has this statement for an operator who does not want to wait. */
const SEND_NOW =
  "update outgoing_mail set next_try_at = now() where sent_at is null and next_try_at < '9999-01-01' returning id";

const member = registrationRequest();
const present = purchaseRequest();

/** A member joins, and somebody buys a gift card. Resolves when their mails have failed to leave. */
async function useProvider(provider: ProviderProcess): Promise<void> {
  expect((await post(provider, '/v1/users', member, newKey())).status).toBe(200);
  expect((await post(provider, '/v1/custom-gift-cards', present, newKey())).status).toBe(200);
  await expect.poll(() => provider.output().match(/mail: not sent, will be tried again/g)?.length).toBeGreaterThan(2);
}

async function end(provider: ProviderProcess): Promise<void> {
  provider.child.kill('SIGTERM');
  expect(await provider.ended).toBe(0);
}

/**
 * Starts a provider on restored data, twice, and looks for what visitors left before the backup.
 *
 * @param sendNow makes all waiting mails due, and resolves with their number
 */
async function expectRestored(
  start: (env: Record<string, string>) => Promise<ProviderProcess>,
  sendNow: () => Promise<number>,
): Promise<void> {
  const waitingMails = await sendNow();
  const mailServer = await startSmtpServer();
  try {
    const provider = await start({ SMTP_URL: mailServer.url });
    const { email, password } = member;
    expect((await post(provider, '/v1/users/login', { email, password }, newKey())).status).toBe(200);
    await expect.poll(() => mailServer.received.length, { timeout: 20_000 }).toBe(waitingMails);
    const giftMail = mailServer.received.find(({ to }) => to === present.recipient.email);
    const code = /\b(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}\b/.exec(readMail(giftMail?.raw ?? '').text)?.[0];
    const balance = await post(provider, '/v1/custom-gift-cards/balance', { code }, newKey());
    expect(await balance.json()).toMatchObject({ balance: present.amount });
    await end(provider);
    // Otherwise a mail that was sent and not noted would only be sent when its lease ends, after the test.
    expect(await sendNow()).toBe(0);
    const again = await start({ SMTP_URL: mailServer.url });
    expect((await fetch(`${again.origin}/readyz`)).status).toBe(200);
    await end(again);
    expect(mailServer.received).toHaveLength(waitingMails);
  } finally {
    await mailServer.close();
  }
}

describe('a backup', () => {
  let folder: ProcessFolder;
  let elsewhere: string;
  beforeEach(() => {
    folder = openProcessFolder();
    elsewhere = join(mkdtempSync(join(tmpdir(), 'provider-backup-')), 'data');
  });
  afterEach(async () => {
    await folder.close();
    rmSync(join(elsewhere, '..'), { recursive: true, force: true });
  });

  it('of a stopped embedded database is restored with its secrets, and with no others', async () => {
    const provider = await folder.start(NO_MAIL_SERVER);
    await useProvider(provider);
    await end(provider);
    cpSync(folder.dataDir, elsewhere, { recursive: true });
    rmSync(folder.dataDir, { recursive: true });

    await expect(startProcess(elsewhere, givenSecrets)).rejects.toThrow(
      /SESSION_KEY, .*GIFT_CARD_KEY are not what this database was used with/,
    );
    await expectRestored(
      (env) => startProcess(elsewhere, env),
      () => withDatabaseOf(elsewhere, async (client) => (await client.query(SEND_NOW)).rows.length),
    );
  });

  it('of PostgreSQL in use is restored into a new database with the same secrets, and with no others', async () => {
    const before = await createPostgresDatabase();
    const startOn = async (url: string, env: Record<string, string>) => {
      const provider = await folder.start({ ...givenSecrets, DATABASE_URL: url, ...env });
      return { ...provider, secrets: { ...provider.secrets, providerSecret: givenSecrets.PROVIDER_SECRET } };
    };
    await useProvider(await startOn(before, NO_MAIL_SERVER));
    const dump = join(folder.dataDir, 'myler.dump');
    const run = (program: string, ...options: string[]) =>
      execFileSync(join(inject('postgresPrograms'), program), options, { stdio: 'pipe' });
    run('pg_dump', '--format=custom', `--file=${dump}`, before);
    const after = await createEmptyDatabase();
    run('pg_restore', '--no-owner', '--exit-on-error', `--dbname=${after}`, dump);
    expect(readFileSync(dump).toString('latin1')).not.toContain(givenSecrets.GIFT_CARD_KEY);

    const others = { GIFT_CARD_KEY: 'a-key-from-somewhere-else' };
    await expect(startOn(after, others)).rejects.toThrow(/GIFT_CARD_KEY is not what this database was used with/);
    const client = postgres(after, { max: 1 });
    await client`analyze`;
    await expectRestored(
      (env) => startOn(after, env),
      async () => (await client.unsafe(SEND_NOW)).length,
    );
    await client.end();
  });
});
