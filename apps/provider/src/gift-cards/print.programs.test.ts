import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { normaliseName } from '@myler/config/typed-text';
import { giftCardBuyers } from '@myler/forms/people';
import { forEachRow } from '@myler/presets/rows';
import type { GiftCardPurchase } from '@myler/api-client/contract';
import { findProgram } from '../../../../scripts/programs.ts';
import { openGiftCardMail } from '../testing/gift-card-mail.ts';
import { purchaseOf } from '../testing/people.ts';
import { readMail } from '../testing/read-mail.ts';

/** Poppler's programs read a page as a person would. */
describe('the print of a gift card', () => {
  const folder = mkdtempSync(join(tmpdir(), 'provider-print-'));
  let gift: Awaited<ReturnType<typeof openGiftCardMail>>;
  beforeAll(async () => {
    gift = await openGiftCardMail();
  });
  afterAll(async () => {
    await gift.close();
    rmSync(folder, { recursive: true });
  });

  /** Buys a card, and saves the print that its email brings. */
  async function printed(changes: Partial<GiftCardPurchase>) {
    const { code, mails } = await gift.buy(changes);
    const file = join(folder, 'print.pdf');
    writeFileSync(file, mails.map(({ raw }) => readMail(raw).pdf).find((pdf) => pdf?.length) ?? '');
    const read = (program: string, ...options: string[]) =>
      execFileSync(join(dirname(findProgram('pdftotext')), program), [file, ...options], { encoding: 'utf8' });
    return { code, read, text: read('pdftotext', '-') };
  }

  it('is one readable page: code, sum, names, message, last day, how to redeem', async () => {
    const recipient = { name: 'Zoë Škoda-Nguyễn', email: 'zoe.print@example.com' };
    const { code, read, text } = await printed({ recipient });
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
    const facts = read('pdfinfo');
    expect(facts).toMatch(/Pages: +1\n/);
    expect(facts).toMatch(/Page size: +595.* \(A4\)/);
    const fonts = read('pdffonts').trim().split('\n').slice(2);
    expect(fonts.length).toBeGreaterThan(2);
    for (const font of fonts) expect(font).toMatch(/NunitoSans-\w+ .* yes yes yes /);
  });

  it('has the whole message however many lines it has, and the name below it', () =>
    forEachRow([7, 16, 24, 30, 100], async (lines) => {
      // Of three letters at most: a message has three hundred characters.
      const message = Array.from({ length: lines }, (_, line) => (line + 100).toString(36)).join('\n');
      const { text } = await printed({ message });
      const words = text.split(/\s+/);
      expect(message.split('\n').filter((word) => !words.includes(word))).toEqual([]);
      expect(text).toContain('Amara Okoye');
    }));

  it('has the code and the names of everybody in the table of ordinary people', () =>
    forEachRow(giftCardBuyers, async (buyer) => {
      const [recipient, sender] = [normaliseName(buyer.recipient.name), normaliseName(buyer.sender.name)];
      const { code, text } = await printed(purchaseOf(buyer));
      expect(text).toContain(code);
      const words = oneLine(text);
      const written = [recipient, sender, buyer.message].flatMap((text) => oneLine(text).split(' '));
      for (const part of written.filter((word) => !SHARED_SHAPES.test(word))) expect(words).toContain(part);
    }));
});

/** Letters of Arabic that differ by their dots share a shape, of which a program that reads the page knows one letter. */
const SHARED_SHAPES = /\p{Script=Arabic}/u;

/** The print breaks long names into lines. */
const oneLine = (text: string) =>
  text
    .replaceAll(/[\u2066-\u2069\u200E\u200F\u202A-\u202E]/g, '')
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ');
