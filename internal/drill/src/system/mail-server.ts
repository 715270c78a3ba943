import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Letter {
  to: string;
  subject: string;
  messageId: string;
  /** As it was sent, without large attachments. */
  raw: string;
}

/** Longer than any text of ours. */
const MAX_RAW = 64 * 1024;

export interface MailServer {
  url: string;
  /** All letters that were accepted, oldest first. */
  letters: Letter[];
  close(): Promise<void>;
}

/** A real SMTP server that accepts every letter, and keeps what it is about. */
export async function startMailServer(): Promise<MailServer> {
  const letters: Letter[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('latin1');
        const to = session.envelope.rcptTo[0]?.address ?? '';
        letters.push({
          to,
          subject: header(raw, 'subject'),
          messageId: header(raw, 'message-id'),
          raw: raw.slice(0, MAX_RAW),
        });
        done();
      });
    },
  });
  // A killed sender closes its connection, which is not an error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function header(raw: string, name: string): string {
  return new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(raw)?.[1] ?? '';
}
