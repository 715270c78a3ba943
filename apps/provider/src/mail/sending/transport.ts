import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { NOBODY } from '../message/email.ts';
import { compose, type ComposeOptions } from './compose.ts';
import type { outgoingMail } from '../../store/schema.ts';

export interface MailTransport {
  /** Sends an e-mail. One to `NOBODY` is composed and dropped. */
  deliver(row: typeof outgoingMail.$inferSelect): Promise<void>;
  close(): void;
}

interface TransportOptions extends ComposeOptions {
  smtpUrl?: string | undefined;
  dataDir: string;
}

/** Sends through SMTP when `smtpUrl` is set. Otherwise it writes each e-mail as an `.eml` file, which mail programs open. */
export function createMailTransport({ smtpUrl, dataDir, ...composeOptions }: TransportOptions): MailTransport {
  return smtpUrl
    ? createSmtpTransport(smtpUrl, composeOptions)
    : createFolderTransport(outboxFolder(dataDir), composeOptions);
}

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

function createSmtpTransport(url: string, composeOptions: ComposeOptions): MailTransport {
  const transport = createTransport(url, {});
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async deliver(row) {
      const message = await compose(row, composeOptions);
      await (row.recipient === NOBODY ? composer : transport).sendMail(message);
    },
    close: () => transport.close(),
  };
}

function createFolderTransport(folder: string, composeOptions: ComposeOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(row) {
      const { message } = await composer.sendMail(await compose(row, composeOptions));
      if (row.recipient === NOBODY) return;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = row.createdAt.toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${row.kind}-${row.id.slice(0, 8)}.eml`);
      // Renamed when complete, so that nobody reads half a file. A second delivery replaces the same file.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}
