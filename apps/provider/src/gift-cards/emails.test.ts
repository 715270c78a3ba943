import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GiftCardPurchase } from '@myler/api-client/contract';
import { findProgram } from '../../../../scripts/programs.ts';
import { createMailSender } from '../mail/sending/sender.ts';
import { createMailTransport } from '../mail/sending/transport.ts';
import { createMediaLibrary } from '../media/library.ts';
import { partOf, readMime } from '../testing/mime.ts';
import { openTestProvider, testEnv, type TestProvider } from '../testing/provider.ts';
import { buyGiftCard } from '../testing/purchases.ts';
import { startSmtpServer, type ReceivedMail } from '../testing/smtp-server.ts';
import { giftCardAttachments } from './attachments.ts';

/** Poppler's, which reads a page as a person would; where it is not installed, what it would read is not tested. */

describe('the e-mails about a gift card, sent through a real mail server,', () => {
  let provider: TestProvider;
  let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
  const folder = mkdtempSync(join(tmpdir(), 'provider-gift-emails-'));
  beforeAll(async () => {
    provider = await openTestProvider();
    smtp = await startSmtpServer();
  });
  afterAll(async () => {
    await provider.close();
    await smtp.close();
  });

  /** Buys a card and sends its e-mails. */
  async function posted(changes: Partial<GiftCardPurchase> = {}) {
    const bought = await buyGiftCard(provider, changes);
    const { publicOrigin, giftCardKeys } = testEnv;
    const media = createMediaLibrary({ prepared: '/nowhere', cache: join(folder, 'media') });
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
    const to = (address: string) => {
      const mail = smtp.received.findLast((received) => received.to === address);
      if (!mail) throw new Error(`no e-mail came to ${address}`);
      return mail;
    };
    return { ...bought, toRecipient: to(bought.row.recipientEmail), toBuyer: to(bought.row.senderEmail) };
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
      const order = await provider.website.call('giftCardOrder', { params: { token: link?.[1] ?? '' } });
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

  it('contain the same code when an e-mail is sent twice', async () => {
    const { row, code } = await posted();
    const { giftCardKeys, publicOrigin } = testEnv;
    const media = createMediaLibrary({ prepared: '/nowhere', cache: join(folder, 'media') });
    const make = giftCardAttachments({ db: provider.store.db, giftCardKeys, publicOrigin, media })['gift-card'];
    expect((await make?.({ cardId: row.id }))?.placeholders).toMatchObject({ code });
  });

  it('attach a readable PDF: code, sum, names, message, last day, how to redeem', async () => {
    const changes = { recipient: { name: 'Zoë Škoda-Nguyễn', email: 'zoe.print@example.com' } };
    const { code, toRecipient } = await posted(changes);
    const file = join(folder, 'print.pdf');
    writeFileSync(file, printOf(toRecipient));
    const text = execFileSync(findProgram('pdftotext'), [file, '-'], { encoding: 'utf8' });
    for (const words of [
      code,
      '£250',
      'For Zoë Škoda-Nguyễn',
      'Amara Okoye',
      'Take the night train.',
      'November 21, 2031',
      'Open the page below.',
      'www.myler.example/e-gift-card/redeem',
    ])
      expect(text).toContain(words);
    const facts = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    expect(facts).toMatch(/Pages: +1\n/);
    expect(facts).toMatch(/Page size: +595.* \(A4\)/);
    const fonts = execFileSync('pdffonts', [file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/NunitoSans-\w+ .* yes yes yes /);
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
