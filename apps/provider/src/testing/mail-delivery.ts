import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { signInCodeEmail } from '../mail/emails/sign-in-code.ts';
import { firstNewsletterEmail } from '../mail/emails/newsletter.ts';
import { textVersion } from '../mail/message/text-version.ts';
import type { Email } from '../mail/message/email.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import type { AttachmentMakers } from '../mail/sending/attachments.ts';
import { createMailSender, type MailSender } from '../mail/sending/sender.ts';
import { createMailTransport } from '../mail/sending/transport.ts';
import { outgoingMail } from '../store/schema.ts';
import { partOf, readMime } from './mime.ts';
import { startFaultySmtpServer, type FaultySmtpServer } from './faulty-smtp-server.ts';
import { openTestProvider, testEnv, type TestProvider } from './provider.ts';

/** An email with text only, and the first newsletter, which has pictures and an unsubscribe link. */
export const plain = signInCodeEmail.write(
  { to: 'amara@example.com', firstName: 'Amara', isLast: false },
  { code: '042517' },
);
export const first = firstNewsletterEmail.write(
  { to: 'amara@example.com', origin: 'https://www.myler.example' },
  { unsubscribe: 'https://www.myler.example/unsubscribe?token=abc' },
);

export const emailOf = (content: Partial<Email['content']>): Email => ({
  ...plain,
  content: { ...plain.content, ...content },
});

type QueuedEmail = Parameters<typeof enqueueMail>[1];

export interface MailDelivery {
  provider: TestProvider;
  /** A new mail server for each test. */
  server: FaultySmtpServer;
  /** @param renewal milliseconds between two extensions of a lease */
  senderOf(attachmentMakers?: AttachmentMakers, renewal?: number): MailSender;
  /** An email without a template is queued as the release before did it. */
  enqueue(email: Email | QueuedEmail): Promise<void>;
  /** Sends an email and returns what the server received. */
  sent(email: Email | QueuedEmail, attachmentMakers?: AttachmentMakers): Promise<ReturnType<typeof receivedBy>>;
}

/** Opens a provider, and a mail server for each test, and closes them afterwards. Call it in a `describe`. */
export function useMailDelivery(): MailDelivery {
  const delivery = {} as MailDelivery;
  beforeAll(async () => {
    delivery.provider = await openTestProvider();
  });
  beforeEach(async () => {
    delivery.server = await startFaultySmtpServer();
  });
  afterEach(async () => {
    await delivery.provider.store.db.delete(outgoingMail);
    await delivery.server.close();
  });
  afterAll(() => delivery.provider.close());

  const senderOf: MailDelivery['senderOf'] = (attachmentMakers = {}, renewal = 60_000) =>
    createMailSender({
      db: delivery.provider.store.db,
      transport: createMailTransport({
        smtpUrl: delivery.server.url,
        dataDir: '/nowhere',
        ...testEnv,
        attachmentMakers,
      }),
      log: pino({ level: 'silent' }),
      now: () => delivery.provider.clock.now,
      interval: 0,
      renewal,
    });
  const enqueue = async (email: Email | QueuedEmail) => {
    const { db } = delivery.provider.store;
    const { now } = delivery.provider.clock;
    if ('template' in email) return enqueueMail(db, email, now, {} as never);
    const { kind, to: recipient, subject, content, headers = {} } = email;
    const whole = { kind, recipient, subject, body: textVersion(content), content, headers };
    await db.insert(outgoingMail).values({ ...whole, createdAt: now, nextTryAt: now });
  };
  const sent: MailDelivery['sent'] = async (email, attachmentMakers = {}) => {
    await enqueue(email);
    const sender = senderOf(attachmentMakers);
    await sender.flush();
    await sender.stop();
    return receivedBy(delivery.server);
  };
  return Object.assign(delivery, { senderOf, enqueue, sent });
}

/** The first email that a mail server received. */
export function receivedBy(server: FaultySmtpServer) {
  const { to, raw } = server.received[0] ?? { to: [], raw: '' };
  const message = readMime(raw);
  const text = partOf(message, 'text/plain')?.body.toString() ?? '';
  const html = partOf(message, 'text/html')?.body.toString() ?? '';
  return { to, raw, message, headers: message.headers, text, html };
}
