import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { compose } from './compose.ts';
import type { outgoingMail } from '../store/schema.ts';

export interface MailTransport {
  deliver(row: typeof outgoingMail.$inferSelect): Promise<void>;
  close(): void;
}

/** Through SMTP when there is an address; otherwise each letter becomes a file that any mail program opens. */
export function createMailTransport(env: { smtpUrl?: string | undefined; dataDir: string }): MailTransport {
  return env.smtpUrl ? throughSmtp(env.smtpUrl) : intoFolder(outboxFolder(env.dataDir));
}

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

function throughSmtp(url: string): MailTransport {
  const transport = createTransport(url, {});
  return {
    deliver: async (row) => void (await transport.sendMail(compose(row))),
    close: () => transport.close(),
  };
}

function intoFolder(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async deliver(row) {
      const { message } = await composer.sendMail(compose(row));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = row.createdAt.toISOString().replaceAll(/[:.]/g, '-');
      const file = join(folder, `${stamp}-${row.kind}-${row.id.slice(0, 8)}.eml`);
      // Whole or not at all; delivered again, it is the same file.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => composer.close(),
  };
}
