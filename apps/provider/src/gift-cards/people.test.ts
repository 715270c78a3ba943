import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { giftCardBuyers, type GiftCardBuyer } from '@myler/forms/people';
import { findProgram } from '../../../../scripts/programs.ts';
import { createMailSender } from '../mail/sending/sender.ts';
import { createMailTransport } from '../mail/sending/transport.ts';
import { createMediaLibrary } from '../media/library.ts';
import { purchaseOf } from '../testing/people.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { readMail, withoutDirection } from '../testing/read-mail.ts';
import { startSmtpServer } from '../testing/smtp-server.ts';

describe('everybody in the table of ordinary people buys a gift card', () => {
  let provider: TestProvider;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  const folder = mkdtempSync(join(tmpdir(), 'provider-gift-people-'));
  beforeAll(async () => {
    provider = await openTestProvider();
    smtp = await startSmtpServer();
  });
  afterAll(async () => {
    await provider.close();
    await smtp.close();
  });

  /** Buys the card, and answers the mail to the recipient and the receipt. */
  async function bought(buyer: GiftCardBuyer) {
    const { row, code } = await buyGiftCard(provider, purchaseOf(buyer));
    const { publicOrigin, giftCardKeys } = testEnv;
    const media = createMediaLibrary({ prepared: '/nowhere', cache: join(folder, 'media') });
    const { giftCardAttachments } = await import('./attachments.ts');
    const attachmentMakers = giftCardAttachments({ db: provider.store.db, giftCardKeys, publicOrigin, media });
    const sender = createMailSender({
      db: provider.store.db,
      transport: createMailTransport({ smtpUrl: smtp.url, dataDir: folder, publicOrigin, attachmentMakers }),
      log: pino({ level: 'silent' }),
      now: () => provider.clock.now,
      interval: 0,
    });
    await sender.flush();
    await sender.stop();
    const mails = smtp.received.splice(0).map(({ to, raw }) => ({ to: to.toLowerCase(), ...readMail(raw) }));
    return { row, code, mails };
  }

  it.each(giftCardBuyers)(
    '$id: the order is stored as typed, and the card is delivered and printed by name. $particular',
    async (buyer) => {
      const [recipient, sender] = [buyer.recipient.name.trim(), buyer.sender.name.trim()];
      const { row, code, mails } = await bought(buyer);
      expect(row).toMatchObject({
        ...buyer.stored.amount,
        recipientName: recipient,
        recipientEmail: buyer.recipient.email.trim(),
        senderName: sender,
        senderEmail: buyer.sender.email.trim(),
        message: buyer.message.trim(),
      });

      const delivered = mails.find(({ subject }) => unmarked(subject) === `A gift card for you from ${sender}`);
      const receipt = mails.find(({ subject }) => unmarked(subject) === `Your gift for ${recipient}: ${row.reference}`);
      expect(mails).toHaveLength(2);
      expect(delivered?.to).toBe(buyer.recipient.email.trim().toLowerCase());
      expect(receipt?.to).toBe(buyer.sender.email.trim().toLowerCase());

      expect(unmarked(delivered?.text).split('\n')[0]).toBe(`Dear ${recipient},`);
      expect(delivered?.visibleText).toContain(`\nDear ${recipient},\n`);
      expect(delivered?.visibleText).toContain(`This is a gift from ${sender}: `);
      expect(receipt?.visibleText).toContain(`\nDear ${sender},\n`);
      expect(receipt?.visibleText).toContain(`${recipient}, ${buyer.recipient.email.trim()}`);
      for (const line of buyer.message.trim().split('\n')) expect(delivered?.visibleText).toContain(line);
      expect(withoutDirection(delivered?.html ?? '')).toEqual([]);
      expect(withoutDirection(receipt?.html ?? '')).toEqual([]);

      const printed = execFileSync(findProgram('pdftotext'), ['-', '-'], { input: delivered?.pdf ?? '' }).toString();
      expect(printed).toContain(code);
      const words = oneLine(printed);
      expect(words).toContain(hasLetters(recipient) ? `For ${oneLine(recipient)}` : 'For you');
      expect(words).toContain(hasLetters(recipient) ? `Dear ${oneLine(recipient)},` : 'For you');
      expect(words).toContain(hasLetters(sender) ? oneLine(sender) : '');
      const inEmail = 'The message is in the e-mail that came with this card, in its own script.';
      expect(words).toContain(hasLetters(`-${buyer.message}`) ? '' : inEmail);
    },
  );
});

/** Without the invisible marks that keep a name in its own direction. */
const unmarked = (text = '') => text.replaceAll(/[\u2066-\u2069\u200E\u200F\u202A-\u202E]/g, '');

/** Whether the print can set a name: in other scripts it says "For you", and leaves the name to the mail. */
const hasLetters = (name: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]+$/u.test(name);

/** The print breaks long names into lines. */
const oneLine = (text: string) => unmarked(text).normalize('NFKC').replaceAll(/\s+/g, ' ');
