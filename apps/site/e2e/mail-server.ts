import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server that stores each message in a folder of its recipient, so that every process of a test run can
 * read them.
 *
 * @returns its address, and how to end it
 */
export async function startMailServer(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  let count = 0;
  const store = async (address: string, text: string) => {
    const mailbox = mailboxFolder(folder, address);
    await mkdir(mailbox, { recursive: true });
    count += 1;
    const name = String(count).padStart(6, '0');
    // Renamed when it is complete, so that a reader never sees half a message.
    const draft = join(mailbox, `.${name}`);
    await writeFile(draft, text);
    await rename(draft, join(mailbox, `${name}.eml`));
  };
  const storeForAll = async (to: { address: string }[], text: string, done: (error?: Error) => void) => {
    try {
      for (const { address } of to) await store(address, text);
      done();
    } catch (error) {
      done(error as Error);
    }
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        void storeForAll(session.envelope.rcptTo, text, done);
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
}

/** What {@link startMailServer} received for an address, oldest first. */
export async function readMails(folder: string, address: string): Promise<string[]> {
  const mailbox = mailboxFolder(folder, address);
  const names = await readdir(mailbox).catch(() => []);
  const complete = names.filter((name) => name.endsWith('.eml')).toSorted();
  return Promise.all(complete.map((name) => readFile(join(mailbox, name), 'utf8')));
}

function mailboxFolder(folder: string, address: string): string {
  return join(folder, 'mails', encodeURIComponent(address.toLowerCase()));
}
