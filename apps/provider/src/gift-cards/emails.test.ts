import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GiftCardPurchase } from '@myler/api-client/contract';
import { openGiftCardMail } from '../testing/gift-card-mail.ts';
import { partOf, readMime } from '../testing/mime.ts';
import type { ReceivedMail } from '../testing/smtp-server.ts';

describe('the emails about a gift card, sent through a real mail server,', () => {
  let gift: Awaited<ReturnType<typeof openGiftCardMail>>;
  beforeAll(async () => {
    gift = await openGiftCardMail();
  });
  afterAll(() => gift.close());

  /** Buys a card and sends its emails. */
  async function posted(changes: Partial<GiftCardPurchase> = {}) {
    const { row, code, mails } = await gift.buy(changes);
    const to = (address: string) => {
      const mail = mails.find((received) => received.to === address);
      if (!mail) throw new Error(`no email came to ${address}`);
      return mail;
    };
    return { row, code, toRecipient: to(row.recipientEmail), toBuyer: to(row.senderEmail) };
  }
  const bodyOf = ({ raw }: ReceivedMail, type: string) => partOf(readMime(raw), type)?.body ?? Buffer.from('');
  const textOf = (mail: ReceivedMail) => bodyOf(mail, 'text/plain').toString().replaceAll('\r\n', '\n');
  const printOf = (mail: ReceivedMail) => bodyOf(mail, 'application/pdf');

  it(
    'bring the code, the last day, the picture and the print only to the recipient, and the order link only to the buyer',
    { tags: ['promise:gift-address-use', 'promise:gift-last-day', 'promise:gift-sheet'] },
    async () => {
      const { code, toRecipient, toBuyer } = await posted();
      expect(textOf(toRecipient)).toContain(`Your code: ${code}`);
      expect(textOf(toRecipient)).toContain('> Happy fortieth.\n> Take the night train.');
      expect(toRecipient.raw).toMatch(/content-id: <gift-card>/i);
      expect(bodyOf(toRecipient, 'image/jpeg').length).toBeGreaterThan(0);
      expect(textOf(toRecipient)).toContain('November 21, 2031');
      expect(printOf(toRecipient).subarray(0, 5).toString()).toBe('%PDF-');
      expect(printOf(toBuyer)).toHaveLength(0);
      const link = /https:\/\/www\.myler\.example\/e-gift-card\/order#([\w.-]+)/.exec(textOf(toBuyer));
      expect(link).not.toBeNull();
      const order = await gift.provider.website.call('giftCardOrder', { params: { token: link?.[1] ?? '' } });
      expect(order.status).toBe('delivered');
      expect(toBuyer.raw + toBuyer.subject).not.toContain(code);
      expect(textOf(toRecipient)).not.toContain('/e-gift-card/order#');
      for (const mail of [toRecipient, toBuyer]) expect(mail.raw).not.toContain('{{');
    },
  );

  it(
    'leave what the giver wrote as it is, also the placeholders of our own text',
    { tags: ['asvs:1.3.7'] },
    async () => {
      const words = 'Look for {{code}} and {{orderLink}}\n{{code}}';
      const { code, toRecipient, toBuyer } = await posted({
        message: words,
        sender: { name: '{{code}}', email: 'template@example.com' },
        recipient: { name: '{{orderLink}}', email: 'templated@example.com' },
      });
      const occurrences = (text: string, part: string) => text.split(part).length - 1;
      expect(textOf(toRecipient)).toContain('> Look for {{code}} and {{orderLink}}\n> {{code}}');
      expect(textOf(toRecipient)).toContain('Dear {{orderLink}},');
      expect(occurrences(textOf(toRecipient), code)).toBe(1);
      expect(occurrences(bodyOf(toRecipient, 'text/html').toString(), code)).toBe(1);
      expect(textOf(toBuyer)).toContain('Dear {{code}},');
      expect(textOf(toBuyer)).toContain('> Look for {{code}} and {{orderLink}}');
      expect(occurrences(textOf(toBuyer), '/e-gift-card/order#')).toBe(1);
      expect(toRecipient.subject).toBe('A gift card for you from {{code}}');
    },
  );

  it('contain the same code when an email is sent twice', async () => {
    const { row, code } = await posted();
    const make = gift.attachmentMakers['gift-card'];
    expect((await make?.({ cardId: row.id }))?.placeholders).toMatchObject({ code });
  });

  it.each([
    ['a name without a space, as long as a name may be', { name: 'W'.repeat(60) }, 'a'.repeat(300)],
    ['a script that the print has no letters for', { name: 'نور الهدى' }, '東京で会いましょう。'],
    ['nothing but little pictures', { name: '🎁🎁' }, '🎂🎈'],
    ['as many lines as fit', { name: 'Ida' }, 'x\n'.repeat(149).trim()],
  ])('attach a PDF of one page for %s', async (_, { name }, message) => {
    const { toRecipient } = await posted({ recipient: { name, email: 'any@example.com' }, message });
    const print = printOf(toRecipient);
    expect(print.subarray(0, 5).toString()).toBe('%PDF-');
    expect(print.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
