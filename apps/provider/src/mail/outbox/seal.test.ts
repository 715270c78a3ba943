import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emailLinkEmail } from '../emails/account.ts';
import { createMailSender } from '../sending/sender.ts';
import { createMailTransport } from '../sending/transport.ts';
import { templates } from '../templates.ts';
import { endingWith, newToken } from '../../primitives/tokens.ts';
import { outgoingMail } from '../../store/schema.ts';
import { readMail } from '../../testing/read-mail.ts';
import { first } from '../../testing/mail-delivery.ts';
import { openTestProvider, testEnv, type TestProvider } from '../../testing/provider.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { stores } from '../../testing/stores.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { renewSeals, sealWholeMails } from './seal-waiting.ts';
import { open, seal, sealed } from './seal.ts';

const [before, both, after] = [
  ['the-key-before-rotation'],
  ['a-new-key-of-rotation', 'the-key-before-rotation'],
  ['a-new-key-of-rotation'],
] as [[string], [string, string], [string]];

describe.each(stores)('what lets somebody in, while its email waits, on $name,', (kind) => {
  let provider: TestProvider;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  beforeAll(async () => {
    provider = await openTestProvider(kind);
    smtp = await startSmtpServer();
  });
  afterAll(async () => {
    await smtp.close();
    await provider.close();
  });
  const rows = () => provider.store.db.select().from(outgoingMail);
  const enqueue = (keys: typeof before | typeof both, to: string) => {
    const link = endingWith('https://www.myler.example/#confirm-email=', newToken());
    return enqueueMail(
      provider.store.db,
      emailLinkEmail({ to, firstName: 'Claire' }, sealed(keys, { link })),
      provider.clock.now,
      {} as never,
    );
  };
  async function flush(sessionKeys: typeof before | typeof both) {
    smtp.received.length = 0;
    const sender = createMailSender({
      db: provider.store.db,
      transport: createMailTransport({ ...testEnv, smtpUrl: smtp.url, dataDir: '/nowhere', sessionKeys }),
      log: pino({ level: 'silent' }),
      now: () => provider.clock.now,
      interval: 0,
    });
    await sender.flush();
    await sender.stop();
    return smtp.received.map(({ raw }) => readMail(raw).text);
  }

  it('is sealed, opens in its own row only, is in the email, and is erased when it has left', async () => {
    await enqueue(before, 'a@example.com');
    const [row] = await rows();
    expect(JSON.stringify(row)).not.toContain('confirm-email=');
    expect(open(before, row!.sealed!, row!.id)).toContain('#confirm-email=');
    expect(() => open(before, row!.sealed!, crypto.randomUUID())).toThrow(/missing in SESSION_KEY/);
    expect(await flush(before)).toEqual([expect.stringMatching(/#confirm-email=[\w-]{43}\n/)]);
    expect(await rows()).toMatchObject([{ sealed: null, sentAt: provider.clock.now, data: { to: 'a@example.com' } }]);
    await provider.store.db.delete(outgoingMail);
  });

  it('is sealed again with a new key, and waits while its key is missing', async () => {
    await enqueue(before, 'b@example.com');
    expect(await flush(after)).toEqual([]);
    expect(await rows()).toMatchObject([
      { sentAt: null, lastError: expect.stringMatching(/missing in SESSION_KEY/) as string },
    ]);
    await renewSeals(provider.store.db, both);
    provider.clock.advance(3_600_000);
    expect(await flush(after)).toHaveLength(1);
    await provider.store.db.delete(outgoingMail);
  });

  it('of the release before is sealed as a whole, is sent as it was written, and is erased in what was sent', async () => {
    const { db } = provider.store;
    const { kind, to: recipient, subject, content } = first;
    const whole = {
      kind,
      recipient,
      subject,
      body: 'x',
      content,
      headers: {},
      createdAt: provider.clock.now,
      nextTryAt: provider.clock.now,
    };
    await db
      .insert(outgoingMail)
      .values([whole, { ...whole, recipient: 'sent@example.com', sentAt: provider.clock.now }]);
    await sealWholeMails(db, before);
    expect(JSON.stringify(await rows())).not.toMatch(/Dar Zahra|token=abc/);
    const [text] = await flush(before);
    expect(text).toContain('https://www.myler.example/unsubscribe?token=abc');
    expect(await db.$count(outgoingMail, eq(outgoingMail.template, 'whole'))).toBe(1);
    expect((await rows()).map(({ sealed: left }) => left)).toEqual([null, null]);
  });
});

it('each template has an id of its own', () => {
  expect(new Set(templates.map(({ id }) => id)).size).toBe(templates.length);
  expect(seal(before, 'x', 'row')).not.toBe(seal(before, 'x', 'row'));
});
