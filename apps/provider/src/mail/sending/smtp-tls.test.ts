import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { readEnv } from '../../environment/env.ts';
import { givenSecrets } from '../../testing/given-secrets.ts';
import { createMailTransport } from './transport.ts';

const servers: SMTPServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done)))));

/** A mail server, with or without encryption, and how it got each message. */
async function startServer(disabledCommands: string[]) {
  const received: { isEncrypted: boolean }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands,
    onData(stream, session, done) {
      stream.resume();
      stream.on('end', () => {
        received.push({ isEncrypted: session.secure });
        done();
      });
    },
  });
  // A client that refuses to go on closes its connection, which is not an error of the server.
  server.on('error', () => undefined);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

const email = {
  id: crypto.randomUUID(),
  kind: 'welcome',
  recipient: 'amara@example.com',
  subject: 'Welcome',
  body: 'Welcome.',
  content: { preheader: '', headline: 'Welcome.', blocks: [], reason: '' },
  template: null,
  data: null,
  sealed: null,
  headers: {},
  createdAt: new Date(),
  tries: 1,
  nextTryAt: new Date(),
  sentAt: null,
  lastError: null,
};

async function send(smtpUrl: string, requireSmtpTls: boolean) {
  const transport = createMailTransport({
    smtpUrl,
    requireSmtpTls,
    dataDir: '/nowhere',
    publicOrigin: 'https://www.myler.example',
    sessionKeys: ['session-key-for-the-tests'],
  });
  await transport.deliver(email).finally(() => transport.close());
}

it(
  'an email is not sent to a server without encryption when encryption is required',
  { tags: ['asvs:12.3.2'] },
  async () => {
    const { url, received } = await startServer(['STARTTLS']);
    await expect(send(url, true)).rejects.toThrow(/STARTTLS/);
    expect(received).toEqual([]);
    await send(url, false);
    expect(received).toEqual([{ isEncrypted: false }]);
  },
);

it('an email is not sent to a server whose certificate is not trusted', { tags: ['asvs:12.3.2'] }, async () => {
  const { url, received } = await startServer([]);
  await expect(send(url, true)).rejects.toThrow(/certificate/);
  expect(received).toEqual([]);
});

it('an email is sent encrypted when the server offers it', async () => {
  const { url, received } = await startServer([]);
  // The test server's certificate is signed by itself.
  await send(`${url}?tls.rejectUnauthorized=false`, true);
  expect(received).toEqual([{ isEncrypted: true }]);
});

it.each([
  ['smtp://mail.example.com:587', undefined, true],
  ['smtp://mail.example.com:587', 'optional', false],
  ['smtp://127.0.0.1:25', undefined, false],
  ['smtp://[::1]:25', undefined, false],
  ['smtp://localhost:25', undefined, false],
  ['smtp://localhost:25', 'required', true],
  ['smtp://localhost.example.com:25', undefined, true],
])('%s with SMTP_TLS %s requires encryption: %s', (SMTP_URL, SMTP_TLS, expected) => {
  const env = readEnv({ SMTP_URL, SMTP_TLS, DATABASE_URL: 'postgres://provider@127.0.0.1:1/none', ...givenSecrets });
  expect(env.requireSmtpTls).toBe(expected);
});
