import { describe, expect, it } from 'vitest';
import { giftCardAttachments } from '../../gift-cards/attachments.ts';
import { orderCall } from '../../gift-cards/gift-cards.test-kit.ts';
import { reissueCode } from '../../gift-cards/support.ts';
import { subscribers } from '../../store/schema.ts';
import { emailOf, first, plain, useMailDelivery } from '../../testing/mail-delivery.ts';
import { testEnv } from '../../testing/provider.ts';
import { buyGiftCard } from '../../testing/purchases.ts';
import { readMime } from '../../testing/mime.ts';
import type { AttachmentMakers } from './attachments.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

describe('an email in the outbox', () => {
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

  it.each(['refuses for now', 'takes no words now', 'hangs up after the last word'] as const)(
    'is delivered once, after a mail server that %s',
    async (fault) => {
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
      // A server that hangs up after the data has received the email already. The second copy has the same Message-ID.
      const copies = fault === 'hangs up after the last word' ? 4 : 2;
      const ids = delivery.server.received.map(({ raw }) => readMime(raw).headers['message-id']);
      expect(ids).toHaveLength(copies);
      expect(new Set(ids).size).toBe(2);
      expect((await delivery.provider.mail()).every(({ sentAt }) => sentAt)).toBe(true);
    },
  );

  const withoutPictures = async () => ({ placeholders: { code: 'a code', giftLink: 'https://www.myler.example' } });
  const makers: AttachmentMakers = {
    'gift-card': withoutPictures,
    'gift-card-code': withoutPictures,
    'gift-card-order': async () => ({ placeholders: { orderLink: 'https://www.myler.example' } }),
  };
  const sentTo = async (recipient: string) =>
    (await delivery.provider.mail()).flatMap((mail) => (mail.recipient === recipient && mail.sentAt ? mail.kind : []));

  it('is not sent once what it says holds no longer: a gift with another code or taken back, the letter after it was stopped', async () => {
    const { provider, server } = delivery;
    server.fault = 'refuses for now';
    const [kept, reissued, withdrawn] = [
      await buyGiftCard(provider),
      await buyGiftCard(provider),
      await buyGiftCard(provider),
    ];
    await provider.website.call('subscribe', { body: { email: 'reader@example.com' } });
    await flush(makers);
    await provider.website.call('replaceGiftCode', { ...orderCall(reissued.row), body: { replaces: 0 } });
    await provider.website.call('refundGiftCardOrder', orderCall(withdrawn.row));
    await provider.store.db.delete(subscribers);
    server.fault = undefined;
    provider.clock.advance(2 * MINUTE);
    await flush(makers);
    expect(await sentTo(kept.row.recipientEmail)).toEqual(['gift-card']);
    expect(await sentTo(reissued.row.recipientEmail)).toEqual(['gift-card-reissued']);
    expect(await sentTo(withdrawn.row.recipientEmail)).toEqual(['gift-card-withdrawn']);
    expect(await sentTo('reader@example.com')).toEqual([]);
    const over = (await provider.mail()).filter(({ lastError }) => lastError === 'What it says holds no longer.');
    expect(over.map(({ kind }) => kind).toSorted()).toEqual(['gift-card', 'gift-card', 'newsletter-confirm']);
  });

  it('is not sent when it is about an earlier subscription, whose links stop and confirm nothing any more', async () => {
    const { provider, server } = delivery;
    const email = 'once.more@example.com';
    const subscribe = () => provider.website.call('subscribe', { body: { email } });
    server.fault = 'refuses for now';
    await subscribe();
    await flush(makers);
    await provider.store.db.delete(subscribers);
    server.fault = undefined;
    provider.clock.advance(2 * MINUTE);
    await subscribe();
    await flush(makers);
    const outcomes = (await provider.mail(email)).map(({ sentAt, lastError }) => [sentAt !== null, lastError]);
    expect(outcomes).toEqual([
      [false, 'What it says holds no longer.'],
      [true, null],
    ]);
  });

  it('never has the code that replaces its own while it is written: that is for another address', async () => {
    const { provider } = delivery;
    const { row } = await buyGiftCard(provider);
    await flush(makers);
    const desk = { ...testEnv, db: provider.store.db, now: () => provider.clock.now };
    await reissueCode(desk, row.reference);
    const real = giftCardAttachments({ ...desk, media: {} as never, log: console });
    let isReplaced = false;
    const overtaken: AttachmentMakers = {
      ...makers,
      async 'gift-card-code'(from) {
        if (!isReplaced) await reissueCode(desk, row.reference, 'right@example.com');
        isReplaced = true;
        return real['gift-card-code']!(from);
      },
    };
    for (let tries = 0; tries < 2; tries++) {
      await flush(overtaken);
      provider.clock.advance(2 * MINUTE);
    }
    expect(await sentTo(row.recipientEmail)).toEqual(['gift-card']);
    expect(await sentTo('right@example.com')).toEqual(['gift-card-reissued']);
  });

  it('is given up after four days and not tried again', async () => {
    await delivery.enqueue(plain);
    delivery.server.fault = 'refuses for now';
    const sender = delivery.senderOf();
    await sender.flush();
    delivery.provider.clock.advance(4 * DAY + MINUTE);
    await sender.flush();
    const [given] = await delivery.provider.mail();
    expect(given).toMatchObject({
      sentAt: null,
      tries: 2,
      lastError: expect.stringContaining('try later') as string,
    });
    delivery.server.fault = undefined;
    delivery.provider.clock.advance(300 * DAY);
    await sender.flush();
    await sender.stop();
    expect(delivery.server.received).toEqual([]);
  });

  it.each([
    ['refuses for good', 'no such mailbox'],
    ['has no room for the words', 'not wanted here'],
  ] as const)('is not tried again after a mail server that %s', async (fault, reason) => {
    await delivery.enqueue(plain);
    delivery.server.fault = fault;
    await flush();
    expect(await delivery.provider.mail()).toMatchObject([
      { sentAt: null, tries: 1, lastError: expect.stringContaining(reason) as string },
    ]);
    delivery.server.fault = undefined;
    delivery.provider.clock.advance(DAY);
    await flush();
    expect(delivery.server.received).toEqual([]);
  });

  /** Lets time pass for as long as half a lease, and waits until a sender at work has extended its lease. */
  async function passHalfALease() {
    delivery.provider.clock.advance(40_000);
    const { now } = delivery.provider.clock;
    const held = async () =>
      (await delivery.provider.mail()).some(({ nextTryAt }) => nextTryAt.getTime() > now.getTime() + 40_000);
    await expect.poll(held).toBe(true);
  }

  it('is sent once by two providers, though the mail server takes longer than a lease', async () => {
    await delivery.enqueue(plain);
    delivery.server.fault = 'waits before it takes the words';
    const [slow, other] = [delivery.senderOf({}, 5), delivery.senderOf({}, 5)];
    const sending = slow.flush();
    await expect.poll(() => delivery.server.waiting()).toBe(1);
    for (let times = 0; times < 3; times++) {
      await passHalfALease();
      await other.flush();
    }
    expect(delivery.server.waiting()).toBe(1);
    delivery.server.release();
    await sending;
    await Promise.all([slow.stop(), other.stop()]);
    expect(delivery.server.received).toHaveLength(1);
  });

  it('is sent once when another provider took it over from a batch that was held up', async () => {
    await delivery.enqueue(plain);
    await delivery.enqueue(first);
    delivery.server.fault = 'waits before it takes the words';
    const [slow, other] = [delivery.senderOf({}, 5), delivery.senderOf({}, 5)];
    const sending = slow.flush();
    await expect.poll(() => delivery.server.waiting()).toBe(1);
    delivery.server.fault = undefined;
    for (let times = 0; times < 2; times++) await passHalfALease();
    await other.flush();
    expect(delivery.server.received).toHaveLength(2);
    delivery.server.release();
    await sending;
    await Promise.all([slow.stop(), other.stop()]);
    const ids = delivery.server.received.map(({ raw }) => readMime(raw).headers['message-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  });
});
