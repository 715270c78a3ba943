import { describe, expect, it } from 'vitest';
import { outgoingMail } from '../../store/schema.ts';
import { emailOf, first, plain, receivedBy, useMailDelivery } from '../../testing/mail-delivery.ts';
import { partOf, readMime } from '../../testing/mime.ts';
import { smtpFaults } from '../../testing/faulty-smtp-server.ts';
import type { AttachmentMakers } from './attachments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('an e-mail in the outbox', () => {
  const delivery = useMailDelivery();
  const flush = async (attachmentMakers?: AttachmentMakers) => {
    const sender = delivery.senderOf(attachmentMakers);
    await sender.flush();
    await sender.stop();
  };

  it('waits while its attachment cannot be made', async () => {
    const { to } = await delivery.sent(emailOf({ attachments: [{ maker: 'nobody', from: {} }] }));
    expect(to).toEqual([]);
    expect(await delivery.provider.mail()).toMatchObject([{ sentAt: null, lastError: 'mail: nobody makes "nobody"' }]);
  });

  it.each(smtpFaults)('is delivered once, after a mail server that %s', async (fault) => {
    await delivery.enqueue(plain);
    await delivery.enqueue(first);
    const senders = [delivery.senderOf(), delivery.senderOf()];
    delivery.server.fault = fault;
    await Promise.all(senders.map((sender) => sender.flush()));
    expect((await delivery.provider.mail()).filter(({ sentAt }) => sentAt)).toEqual([]);
    delivery.server.fault = undefined;
    for (let tries = 0; tries < 3; tries += 1) {
      delivery.provider.clock.advance(2 * MINUTE);
      await Promise.all(senders.map((sender) => sender.flush()));
    }
    await Promise.all(senders.map((sender) => sender.stop()));
    // A server that hangs up after the data has received the e-mail already. The second copy has the same Message-ID.
    const copies = fault === 'hangs up after the last word' ? 4 : 2;
    const ids = delivery.server.received.map(({ raw }) => readMime(raw).headers['message-id']);
    expect(ids).toHaveLength(copies);
    expect(new Set(ids).size).toBe(2);
    expect((await delivery.provider.mail()).every(({ sentAt }) => sentAt)).toBe(true);
  });

  it('is given up after four days and not tried again', async () => {
    await delivery.enqueue(plain);
    delivery.server.fault = 'refuses for good';
    const sender = delivery.senderOf();
    await sender.flush();
    delivery.provider.clock.advance(4 * DAY + MINUTE);
    await sender.flush();
    const [given] = await delivery.provider.mail();
    expect(given).toMatchObject({
      sentAt: null,
      tries: 2,
      lastError: expect.stringContaining('no such mailbox') as string,
    });
    delivery.server.fault = undefined;
    delivery.provider.clock.advance(300 * DAY);
    await sender.flush();
    await sender.stop();
    expect(delivery.server.received).toEqual([]);
  });

  it('that was queued by the first version, which stored only text, is sent with that text', async () => {
    const body = 'Dear Amara,\n\nYour <code> is 042517.';
    await delivery.enqueue(plain);
    await delivery.provider.store.db.update(outgoingMail).set({ content: null, body });
    await flush();
    const { text, html } = receivedBy(delivery.server);
    expect(text.trim()).toBe(body.replaceAll('\n', '\r\n'));
    expect(html).toContain('Your &lt;code&gt; is 042517.');
  });

  it('that was queued by an earlier version, which called attachments "enclosures", is sent with its attachments', async () => {
    await delivery.enqueue(plain);
    const content = { ...plain.content, enclosures: [{ maker: 'gift-card', from: { cardId: 7 } }] };
    await delivery.provider.store.db.update(outgoingMail).set({ content });
    await flush({
      'gift-card': ({ cardId }) =>
        Promise.resolve({
          attachments: [{ filename: `card-${cardId}.pdf`, contentType: 'application/pdf', content: 'a card' }],
        }),
    });
    expect(partOf(receivedBy(delivery.server).message, 'application/pdf')?.body.toString()).toBe('a card');
  });
});
