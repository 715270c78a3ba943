import { mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Registration } from '@myler/api-client/contract';
import { openTestProvider, testEnv, type TestProvider } from '../../testing/provider.ts';
import { newKey, registrationRequest } from '../../testing/registrations.ts';
import { stores } from '../../testing/stores.ts';
import { outgoingMail } from '../../store/schema.ts';
import { createMailSender, type MailSender } from './sender.ts';
import { createMailTransport } from './transport.ts';

const log = pino({ level: 'silent' });

describe.each(stores)('queued emails, on $name', (kind) => {
  let provider: TestProvider;
  let smtp: SMTPServer;
  let received: { to: string[]; text: string }[];
  let refusing: boolean;
  let smtpUrl: string;
  const senders: MailSender[] = [];

  beforeAll(async () => {
    provider = await openTestProvider(kind);
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (refusing) return done(new Error('try later'));
          const to = session.envelope.rcptTo.map(({ address }) => address);
          received.push({ to, text: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
    smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    await Promise.all(senders.splice(0).map((sender) => sender.stop()));
    await provider.store.db.delete(outgoingMail);
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => smtp.close(resolve));
    await provider.close();
  });

  function sender(env: { smtpUrl?: string; dataDir: string }): MailSender {
    const made = createMailSender({
      db: provider.store.db,
      transport: createMailTransport({ ...env, ...testEnv }),
      log,
      now: () => provider.clock.now,
      interval: 0,
    });
    senders.push(made);
    return made;
  }
  async function joined(changes: Partial<Registration> = {}) {
    [received, refusing] = [[], false];
    const person = registrationRequest(changes);
    await provider.proxy.call('register', { body: person, idempotencyKey: newKey() });
    // Of the two emails the member’s.
    await provider.store.db.delete(outgoingMail).where(eq(outgoingMail.template, 'desk-told'));
    return person;
  }

  it('are sent once through SMTP, from Myler to the member', async () => {
    const person = await joined();
    const post = sender({ smtpUrl, dataDir: '/nowhere' });
    await post.flush();
    await post.flush();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([person.email]);
    expect(received[0]?.text).toContain('From: Myler <letters@myler.example>');
    expect(received[0]?.text).toContain('Subject: Welcome to Myler, Claire');
    expect((await provider.mail())[0]?.sentAt).not.toBeNull();
  });

  it('have no encoded word in the subject that a name has written, which readers would decode to a web address', async () => {
    await joined({ firstName: '=?utf-8?q?www=2Eevil=2Ecom?=' });
    await sender({ smtpUrl, dataDir: '/nowhere' }).flush();
    expect(received[0]?.text).toContain('Subject: =?UTF-8?');
    expect(received[0]?.text).not.toContain('=?utf-8?q?www');
  });

  it('are sent once by two senders at the same moment', async () => {
    await joined();
    await Promise.all([sender({ smtpUrl, dataDir: '' }).flush(), sender({ smtpUrl, dataDir: '' }).flush()]);
    expect(received).toHaveLength(1);
  });

  it('wait longer after each refusal, and are sent afterwards', async () => {
    await joined();
    refusing = true;
    const post = sender({ smtpUrl, dataDir: '' });
    await post.flush();
    const [afterOne] = await provider.mail();
    expect(afterOne).toMatchObject({
      tries: 1,
      sentAt: null,
      lastError: expect.stringContaining('try later') as string,
    });
    provider.clock.advance(10_000);
    await post.flush();
    const [afterTwo] = await provider.mail();
    const wait = (row: typeof afterOne) => (row?.nextTryAt.getTime() ?? 0) - provider.clock.now.getTime();
    expect(wait(afterTwo)).toBe(20_000);
    refusing = false;
    await post.flush();
    expect(received).toHaveLength(0);
    provider.clock.advance(20_000);
    await post.flush();
    expect(received).toHaveLength(1);
  });

  it('keep their Message-ID when a sender crashes before it stores that one was sent', async () => {
    await joined();
    const post = sender({ smtpUrl, dataDir: '' });
    await post.flush();
    await provider.store.db.update(outgoingMail).set({ sentAt: null });
    provider.clock.advance(61_000);
    await post.flush();
    const ids = received.map(({ text }) => /^Message-ID: (.+)$/im.exec(text)?.[1]);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('become files that only their owner can read when there is no SMTP server', async () => {
    const person = await joined();
    const dataDir = mkdtempSync(join(tmpdir(), 'provider-outbox-'));
    await sender({ dataDir }).flush();
    const files = readdirSync(join(dataDir, 'outbox'));
    expect(files).toHaveLength(1);
    expect(files[0]).toMatch(/^2026-11-21T.*-welcome-[0-9a-f]{8}\.eml$/);
    const file = join(dataDir, 'outbox', files[0] ?? '');
    expect(readFileSync(file, 'utf8')).toContain(`To: ${person.email}`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it(
    'are not created for a name with a line break, because the registration is refused',
    { tags: ['asvs:1.3.11'] },
    async () => {
      [received, refusing] = [[], false];
      const person = registrationRequest({ firstName: 'Eve\r\nBcc: spy@example.com' });
      const response = await provider.request('POST', '/v1/users', {
        body: person,
        headers: { 'idempotency-key': newKey() },
      });
      expect(response.status).toBe(422);
    },
  );
});
