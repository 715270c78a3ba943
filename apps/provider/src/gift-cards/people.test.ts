import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseName, normaliseParagraph } from '@myler/config/typed-text';
import { giftCardBuyers } from '@myler/forms/people';
import { forEachRow } from '@myler/presets/rows';
import { nameInSubject } from '../mail/message/name-in-subject.ts';
import { openGiftCardMail } from '../testing/gift-card-mail.ts';
import { purchaseOf } from '../testing/people.ts';
import { readMail, withoutDirection } from '../testing/read-mail.ts';

describe('everybody in the table of ordinary people buys a gift card', () => {
  let gift: Awaited<ReturnType<typeof openGiftCardMail>>;
  beforeAll(async () => {
    gift = await openGiftCardMail();
  });
  afterAll(() => gift.close());

  it('the order is stored as typed, and the card is delivered by name', () =>
    forEachRow(giftCardBuyers, async (buyer) => {
      const [recipient, sender] = [normaliseName(buyer.recipient.name), normaliseName(buyer.sender.name)];
      // Drawing a design takes a second, and no name is in it.
      const { row, mails: received } = await gift.buy({ ...purchaseOf(buyer), design: 'ribbon' });
      const mails = received.map(({ to, raw }) => ({ to: to.toLowerCase(), ...readMail(raw) }));
      expect(row).toMatchObject({
        ...buyer.stored.amount,
        recipientName: recipient,
        recipientEmail: buyer.recipient.email.trim(),
        senderName: sender,
        senderEmail: buyer.sender.email.trim(),
        message: normaliseParagraph(buyer.message),
      });

      const subjects = [
        `A gift card for you from ${nameInSubject(sender)}`,
        `Your gift for ${nameInSubject(recipient)}: ${row.reference}`,
      ];
      const [delivered, receipt] = subjects.map((expected) =>
        mails.find(({ subject }) => unmarked(subject) === unmarked(expected)),
      );
      expect(mails).toHaveLength(2);
      expect(delivered?.to).toBe(buyer.recipient.email.trim().toLowerCase());
      expect(receipt?.to).toBe(buyer.sender.email.trim().toLowerCase());

      expect(unmarked(delivered?.text).split('\n')[0]).toBe(`Dear ${recipient},`);
      expect(delivered?.visibleText).toContain(`\nDear ${recipient},\n`);
      expect(delivered?.visibleText).toContain(`This is a gift from ${sender}: `);
      expect(receipt?.visibleText).toContain(`\nDear ${sender},\n`);
      expect(receipt?.visibleText).toContain(`${recipient}, ${buyer.recipient.email.trim()}`);
      for (const line of normaliseParagraph(buyer.message).split('\n')) expect(delivered?.visibleText).toContain(line);
      expect(withoutDirection(delivered?.html ?? '')).toEqual([]);
      expect(withoutDirection(receipt?.html ?? '')).toEqual([]);
    }));
});

/** Without the invisible marks that keep a name in its own direction. */
const unmarked = (text = '') => text.replaceAll(/[\u2066-\u2069\u200E\u200F\u202A-\u202E]/g, '');
