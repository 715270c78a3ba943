import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { NOBODY } from '../message/email.ts';
import { compose, type ComposeOptions } from './compose.ts';
import type { outgoingMail } from '../../store/schema.ts';

export interface MailTransport {
  /** Sends an email. One to `NOBODY` is composed and dropped. */
  deliver(row: typeof outgoingMail.$inferSelect): Promise<void>;
  close(): void;
}

interface TransportOptions extends ComposeOptions {
  smtpUrl?: string | undefined;
  /** Refuses to send when the server offers no encryption. */
  requireSmtpTls?: boolean;
  dataDir: string;
}

/** Sends through SMTP when `smtpUrl` is set. Otherwise it writes each email as an `.eml` file, which mail programs open. */
export function createMailTransport({
  smtpUrl,
  requireSmtpTls = false,
  dataDir,
  ...composeOptions
}: TransportOptions): MailTransport {
  return smtpUrl
    ? createSmtpTransport(smtpUrl, requireSmtpTls, composeOptions)
    : createFolderTransport(outboxFolder(dataDir), composeOptions);
}

export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** Milliseconds. Shorter than nodemailer's, so that a mail server that hangs does not hold up the other mails. */
const SMTP_TIMEOUTS = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

function createSmtpTransport(url: string, requireTLS: boolean, composeOptions: ComposeOptions): MailTransport {
  const transport = createTransport({ url, requireTLS, ...SMTP_TIMEOUTS });
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

interface Refusal {
  command?: unknown;
  responseCode?: unknown;
}

export const isRecipientRefused = (error: unknown): boolean =>
  isRefusedForGood(error) && (error as Refusal).command === 'RCPT TO';

/**
 * Whether a mail server has refused an email for good: a 5xx answer to its recipient or to its text (RFC 5321, section
 * 4.2.1). A 5xx answer to anything else is about our settings, which somebody can correct while the email waits.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { command, responseCode } = error as Refusal;
  const isAboutEmail = command === 'RCPT TO' || command === 'DATA';
  return isAboutEmail && typeof responseCode === 'number' && responseCode >= 500 && responseCode < 600;
}
