import { describe, expect, it } from 'vitest';
import { mailboxes } from '@myler/config/contact';
import { endingWith, newToken } from '../../primitives/tokens.ts';
import { outgoingMail } from '../../store/schema.ts';
import { emailOf, first, plain, useMailDelivery } from '../../testing/mail-delivery.ts';
import { testEnv } from '../../testing/provider.ts';
import { outlineOf, partOf, wordsOf } from '../../testing/mime.ts';
import { deskToldEmail, type DeskEvent } from '../emails/desk.ts';
import { acknowledgementEmail } from '../emails/enquiry.ts';
import { confirmationEmail } from '../emails/newsletter.ts';
import { sealed } from '../outbox/seal.ts';
import { code, greeting, paragraph, picture } from '../message/blocks.ts';
import type { AttachmentMakers } from './attachments.ts';

const today = '2026-11-21';

/** An enquiry as the desk is told it. */
const enquiryToDesk = ({ name, organisation, ...event }: { name: string; organisation?: string; message: string }) =>
  deskToldEmail(
    {
      event: {
        kind: 'enquiry',
        source: 'discover-myler',
        userId: null,
        person: { name, email: 'eve@example.com' },
        shared: { organisation },
        ...event,
      } satisfies DeskEvent,
      by: today,
    },
    sealed(testEnv.sessionKeys, { link: endingWith('https://www.myler.example/#have-written=', newToken()) }),
  );

describe('an email, as a mail server receives it,', () => {
  const delivery = useMailDelivery();

  it('has its text version before its HTML version, because mail programs show the last version that they support', async () => {
    const { message, text, html } = await delivery.sent(first);
    expect(outlineOf(message)).toBe(
      'multipart/alternative(text/plain, multipart/related(text/html, image/png, image/jpeg))',
    );
    for (const type of ['text/plain', 'text/html'])
      expect(partOf(message, type)?.headers['content-type']).toMatch(/charset=utf-8/);
    expect(text).toContain('Two hours by car from Errachidia.');
    expect(html).toContain('Two hours by car from Errachidia.');
    expect(html).toMatch(/^<!doctype html><html dir="ltr" lang="en">/);
  });

  it(
    'contains its pictures and loads nothing, so that opening it cannot be tracked',
    { tags: ['promise:letter-not-tracked'] },
    async () => {
      const { message, html } = await delivery.sent(first);
      const sources = [...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, source]) => source);
      const brought = (message.parts[1]?.parts.slice(1) ?? []).map(({ headers }) => headers);
      expect(sources).toEqual(['cid:wordmark', 'cid:dunes']);
      expect(brought.map((headers) => headers['content-id'])).toEqual(['<wordmark>', '<dunes>']);
      for (const headers of brought) expect(headers['content-disposition']).toMatch(/^inline/);
      expect(html).not.toMatch(/url\(|@import|<link|background="/);
      expect([...html.matchAll(/<img[^>]*alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([
        'Myler',
        'Camels in a line along the crest of a high dune, the sun low behind them.',
      ]);
    },
  );

  it('that is a service message is marked as automatic and has no list headers (RFC 3834)', async () => {
    const { headers, to } = await delivery.sent(plain);
    expect(to).toEqual(['amara@example.com']);
    expect(headers).toMatchObject({
      from: `Myler <${mailboxes.sender}>`,
      to: 'amara@example.com',
      subject: '042517 is your code for signing in',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f-]{36}@myler\.example>$/) as string,
      date: 'Sat, 21 Nov 2026 12:00:00 +0000',
      'mime-version': '1.0',
    });
    expect(Object.keys(headers).filter((name) => name.startsWith('list-'))).toEqual([]);
  });

  it('that is a newsletter has the headers for unsubscribing, with one click too (RFC 2369, RFC 8058)', async () => {
    const { headers, html, text } = await delivery.sent(first);
    expect(headers).toMatchObject({
      'list-unsubscribe': `<https://www.myler.example/unsubscribe?token=abc>, <mailto:${mailboxes.sender}?subject=unsubscribe>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': 'The Myler letter <letter.myler.example>',
    });
    expect(headers['auto-submitted']).toBeUndefined();
    expect(html).toContain('href="https://www.myler.example/unsubscribe?token=abc"');
    expect(text).toContain('https://www.myler.example/unsubscribe?token=abc');
  });

  it('that asks for the confirmation of a subscription has no list headers yet', async () => {
    const { headers } = await delivery.sent(
      confirmationEmail.write({ to: 'a@example.com' }, { link: 'https://www.myler.example/#x' }),
    );
    expect(headers['list-unsubscribe']).toBeUndefined();
    expect(headers['auto-submitted']).toBe('auto-generated');
  });

  it.each([
    'Grüße aus Zürich – schön',
    'مرحبا بكم في مايلر',
    `${'Ein sehr langer Betreff mit Ümläuten, '.repeat(8)}Ende`,
  ])('keeps a subject in any script: %s', async (subject) => {
    const { headers, raw } = await delivery.sent({ ...plain, subject });
    expect(wordsOf(headers['subject'])).toBe(subject);
    expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  });

  it.each(['\r\nBcc: spy@example.com', '\nBcc: spy@example.com', '\r\n\r\n<script>', '\u2028Bcc: spy@example.com'])(
    'has no header that was injected through a name: %j',
    { tags: ['asvs:1.3.11', 'asvs:1.3.3'] },
    async (injected) => {
      const name = `Eve${injected}`;
      const email = enquiryToDesk({ name, organisation: name, message: 'Hello' });
      const { to, headers, message } = await delivery.sent(email);
      expect(to).toEqual([mailboxes.membership]);
      expect(headers['bcc']).toBeUndefined();
      expect(headers['reply-to']).toBe('eve@example.com');
      expect(outlineOf(message)).toMatch(/^multipart\/alternative\(text\/plain, multipart\/related\(text\/html/);
    },
  );

  it('goes to one address, even if that string contains a comma', { tags: ['asvs:1.3.11'] }, async () => {
    const { to } = await delivery.sent({ ...plain, to: 'eve@example.com, spy@example.com' });
    expect(to).not.toContain('spy@example.com');
  });

  it('shows text of strangers without markup and without links', { tags: ['asvs:1.2.1'] }, async () => {
    const lead = { source: 'discover-myler' as const, name: '<b>Eve</b>', email: 'eve@example.com' };
    const { html } = await delivery.sent(
      enquiryToDesk({ name: '<b>Eve</b>', message: '<img src=x> https://evil.example' }),
    );
    expect(html).toContain('&lt;img src=x&gt; https://evil.example');
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(html).not.toContain('href="https://evil.example');
    delivery.server.received.length = 0;
    const { html: answer } = await delivery.sent(
      acknowledgementEmail({ lead: { ...lead, message: 'https://evil.example' }, asked: {}, today }),
    );
    expect(answer).not.toMatch(/evil|Eve/);
  });

  it('isolates a right-to-left name from the line around it, in both versions', async () => {
    const { html, text } = await delivery.sent(emailOf({ blocks: [greeting('أميرة')] }));
    expect(html).toContain('Dear <span dir="auto" style="unicode-bidi:isolate">أميرة</span>,');
    expect(text).toMatch(/^Dear \u2068أميرة\u2069,/);
    expect(html).not.toMatch(/[\u2066-\u2069]/);
  });

  it('has no line longer than a server accepts, and keeps every character of a long one', async () => {
    const long = `${'Ein Satz ohne Ende, Straße um Straße; '.repeat(400)}.`;
    const { raw, text, html } = await delivery.sent(emailOf({ blocks: [paragraph(long)] }));
    // RFC 5322, section 2.1.1: 998 octets at most.
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
    expect(text).toContain(long);
    expect(html).toContain(long);
  });

  it(
    'gets its attachments and placeholders when it is sent; the outbox never stores them',
    { tags: ['asvs:5.4.2'] },
    async () => {
      const pdf = Buffer.from('%PDF-1.7 a card to print, with ümlauts');
      const makers: AttachmentMakers = {
        'gift-card': ({ cardId }) =>
          Promise.resolve({
            placeholders: { code: `MYLR-${cardId}` },
            attachments: [
              { cid: 'card', filename: 'card.png', contentType: 'image/png', content: Buffer.from('png') },
              { filename: 'Für Amélie.pdf', contentType: 'application/pdf', content: pdf },
            ],
          }),
      };
      const email = emailOf({
        blocks: [picture({ cid: 'card', alt: 'A gift card.', width: 480, height: 302 }), code('Your code', '{{code}}')],
        attachments: [{ maker: 'gift-card', from: { cardId: 7 } }],
      });
      await delivery.enqueue(email);
      expect(JSON.stringify(await delivery.provider.mail())).not.toContain('MYLR-7');
      await delivery.provider.store.db.delete(outgoingMail);
      const { message, text, html } = await delivery.sent(email, makers);
      expect(outlineOf(message)).toBe(
        'multipart/mixed(multipart/alternative(text/plain, multipart/related(text/html, image/png, image/png)), application/pdf)',
      );
      const file = partOf(message, 'application/pdf');
      expect(file?.body.equals(pdf)).toBe(true);
      expect(decodeURIComponent(file?.headers['content-disposition'] ?? '')).toContain('Für Amélie.pdf');
      expect(text).toContain('Your code: MYLR-7');
      expect(html).toContain('MYLR-7');
      expect(html).toContain('src="cid:card"');
    },
  );
});
