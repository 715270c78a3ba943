import { join, resolve } from 'node:path';
import { readEnv, type Env } from '../environment/env.ts';
import { giftCardAttachments } from '../gift-cards/attachments.ts';
import { receiptAttachments } from '../receipts/receipt.ts';
import { createLog } from '@myler/server/log';
import { createMailSender } from '../mail/sending/sender.ts';
import { createMailTransport } from '../mail/sending/transport.ts';
import { createMediaLibrary } from '../media/library.ts';
import { preparedMediaFolder } from '../environment/paths.ts';
import type { Database } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import { assertSameSecrets } from '../store/same-secrets.ts';

/** The folder in which the user typed the command. pnpm runs scripts in the package's folder. */
export const workingFolder = process.env['INIT_CWD'] ?? process.cwd();

export interface CommandContext {
  env: Env;
  db: Database;
  now: () => Date;
  /** Sends the due emails of the outbox. The provider retries those that the mail server refuses. */
  sendMail: () => Promise<void>;
}

/** Runs a command's work. If it fails, prints the error's message and sets the exit code 1. */
export async function runCommand(work: () => Promise<void> | void): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/**
 * Opens the provider's database for a command. A provider on PostgreSQL may run beside it.
 *
 * @throws {Error} when the environment is wrong, when the secrets are not those of the database, or when another process
 *   has the embedded database
 * @param now the clock, which a command for development may move
 * @param before runs before the secrets are compared and recorded
 */
export async function withDatabase(
  work: (context: CommandContext) => Promise<void>,
  now: () => Date = () => new Date(),
  before: (db: Database, env: Env) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const env = readEnv({ ...process.env, DATA_DIR: resolve(workingFolder, process.env['DATA_DIR'] || '.data') });
  const store = await openStore(env, async (db) => {
    await before(db, env);
    await assertSameSecrets(db, env, now());
  });
  try {
    const { db } = store;
    await work({
      env,
      db,
      now,
      async sendMail() {
        const media = createMediaLibrary({ prepared: preparedMediaFolder, cache: join(env.dataDir, 'media') });
        const log = createLog({ app: 'provider', level: env.logLevel, isDeep: true });
        const attachmentMakers = {
          ...giftCardAttachments({ ...env, db, media, log }),
          ...receiptAttachments({ db, log }),
        };
        const transport = createMailTransport({ ...env, attachmentMakers });
        const mail = createMailSender({
          db,
          transport,
          log,
          now,
          interval: 0,
        });
        await mail.flush();
        await mail.stop();
      },
    });
  } finally {
    await store.close();
  }
}
