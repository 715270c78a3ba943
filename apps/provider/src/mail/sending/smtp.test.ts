import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailboxes } from '@myler/config/contact';
import { outgoingMail } from '../../store/schema.ts';
import { outlineOf, partOf, readMime, wordsOf } from '../../testing/mime.ts';
import { openPostOffice, postalFaults, type PostOffice } from '../../testing/post-office.ts';
import { openTestProvider, testEnv, type TestProvider } from '../../testing/provider.ts';
import { code, greeting, paragraph, picture } from '../message/blocks.ts';
import type { EnclosureMakers } from './enclosures.ts';
import type { Letter } from '../message/letter.ts';
import { acknowledgementLetter, enquiryLetter } from '../letters/enquiry.ts';
import { confirmLetter, firstLetter } from '../letters/newsletter.ts';
import { signInCodeLetter } from '../letters/sign-in-code.ts';
import { enqueueMail } from '../outbox/enqueue-mail.ts';
import { createMailSender } from './sender.ts';
import { createMailTransport } from './transport.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const now = new Date('2026-11-21T12:00:00Z');
const plain = signInCodeLetter({ to: 'amara@example.com', firstName: 'Amara', code: '042517' });
const first = firstLetter({
  to: 'amara@example.com',
  origin: 'https://www.myler.example',
  unsubscribe: 'https://www.myler.example/unsubscribe?token=abc',
});
const letterOf = (content: Partial<Letter['content']>): Letter => ({
  ...plain,
  content: { ...plain.content, ...content },
});

describe('a letter, as a mail server receives it,', () => {
  let provider: TestProvider;
  let office: PostOffice;
  beforeAll(async () => {
    provider = await openTestProvider();
  });
  beforeEach(async () => {
    office = await openPostOffice();
  });
  afterEach(async () => {
    await provider.store.db.delete(outgoingMail);
    await office.close();
  });
  afterAll(() => provider.close());

  const senderOf = (enclosures: EnclosureMakers = {}) =>
    createMailSender({
      db: provider.store.db,
      transport: createMailTransport({
        smtpUrl: office.url,
        dataDir: '/nowhere',
        publicOrigin: testEnv.publicOrigin,
        enclosures,
      }),
      log: pino({ level: 'silent' }),
      now: () => provider.clock.now,
      every: 0,
    });
  const post = (letter: Letter) => enqueueMail(provider.store.db, letter, provider.clock.now);

  async function sent(letter: Letter, enclosures: EnclosureMakers = {}) {
    await post(letter);
    const sender = senderOf(enclosures);
    await sender.flush();
    await sender.stop();
    const { to, raw } = office.received[0] ?? { to: [], raw: '' };
    const message = readMime(raw);
    const text = partOf(message, 'text/plain')?.body.toString() ?? '';
    const html = partOf(message, 'text/html')?.body.toString() ?? '';
    return { to, raw, message, headers: message.headers, text, html };
  }

  it('is text first and its page after it, since the last version a program knows is the one it shows', async () => {
    const { message, text, html } = await sent(first);
    expect(outlineOf(message)).toBe(
      'multipart/alternative(text/plain, multipart/related(text/html, image/png, image/jpeg))',
    );
    for (const type of ['text/plain', 'text/html'])
      expect(partOf(message, type)?.headers['content-type']).toMatch(/charset=utf-8/);
    expect(text).toContain('Two hours by car from Errachidia.');
    expect(html).toContain('Two hours by car from Errachidia.');
    expect(html).toMatch(/^<!doctype html><html dir="ltr" lang="en">/);
  });

  it('brings its pictures along and fetches nothing: nobody counts who opened it', async () => {
    const { message, html } = await sent(first);
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
  });

  it('that somebody is served with says that a machine wrote it, and offers no list to leave (RFC 3834)', async () => {
    const { headers, to } = await sent(plain);
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

  it('that somebody subscribed to says how to leave the list, in one press too (RFC 2369, RFC 8058)', async () => {
    const { headers, html, text } = await sent(first);
    expect(headers).toMatchObject({
      'list-unsubscribe': `<https://www.myler.example/unsubscribe?token=abc>, <mailto:${mailboxes.sender}?subject=unsubscribe>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      'list-id': 'The Myler letter <letter.myler.example>',
    });
    expect(headers['auto-submitted']).toBeUndefined();
    expect(html).toContain('href="https://www.myler.example/unsubscribe?token=abc"');
    expect(text).toContain('https://www.myler.example/unsubscribe?token=abc');
  });

  it('that asks for a confirmation belongs to no list yet', async () => {
    const { headers } = await sent(confirmLetter({ to: 'a@example.com', link: 'https://www.myler.example/#x' }));
    expect(headers['list-unsubscribe']).toBeUndefined();
    expect(headers['auto-submitted']).toBe('auto-generated');
  });

  it.each([
    'Grüße aus Zürich – schön',
    'مرحبا بكم في مايلر',
    `${'Ein sehr langer Betreff mit Ümläuten, '.repeat(8)}Ende`,
  ])('has its subject in any script: %s', async (subject) => {
    const { headers, raw } = await sent({ ...plain, subject });
    expect(wordsOf(headers['subject'])).toBe(subject);
    expect(raw.split('\r\n\r\n')[0]).toMatch(/^[\x20-\x7e\r\n\t]*$/);
  });

  it.each(['\r\nBcc: spy@example.com', '\nBcc: spy@example.com', '\r\n\r\n<script>', '\u2028Bcc: spy@example.com'])(
    'holds no header that a name brought along: %j',
    async (injected) => {
      const name = `Eve${injected}`;
      const lead = {
        source: 'discover-myler' as const,
        email: 'eve@example.com',
        message: 'Hello',
        organisation: name,
        name,
      };
      const { to, headers, message } = await sent(enquiryLetter(lead, now));
      expect(to).toEqual([mailboxes.membership]);
      expect(headers['bcc']).toBeUndefined();
      expect(headers['reply-to']).toBe('eve@example.com');
      expect(outlineOf(message)).toMatch(/^multipart\/alternative\(text\/plain, multipart\/related\(text\/html/);
    },
  );

  it('goes to one address, whatever that address holds', async () => {
    const { to } = await sent({ ...plain, to: 'eve@example.com, spy@example.com' });
    expect(to).not.toContain('spy@example.com');
  });

  it('holds what a stranger wrote as words: no mark-up, no link', async () => {
    const lead = { source: 'discover-myler' as const, name: '<b>Eve</b>', email: 'eve@example.com' };
    const { html } = await sent(enquiryLetter({ ...lead, message: '<img src=x> https://evil.example' }, now));
    expect(html).toContain('&lt;img src=x&gt; https://evil.example');
    expect(html).toContain('&lt;b&gt;Eve&lt;/b&gt;');
    expect(html).not.toContain('href="https://evil.example');
    office.received.length = 0;
    const { html: answer } = await sent(acknowledgementLetter({ ...lead, message: 'https://evil.example' }, now));
    expect(answer).not.toMatch(/evil|Eve/);
  });

  it('keeps a name that is written from right to left in its place, in either version', async () => {
    const { html, text } = await sent(letterOf({ blocks: [greeting('أميرة')] }));
    expect(html).toContain('Dear <span dir="auto" style="unicode-bidi:isolate">أميرة</span>,');
    expect(text).toMatch(/^Dear \u2068أميرة\u2069,/);
    expect(html).not.toMatch(/[\u2066-\u2069]/);
  });

  it('has no line that a server may cut, and loses no letter of a long one', async () => {
    const long = `${'Ein Satz ohne Ende, Straße um Straße; '.repeat(400)}.`;
    const { raw, text, html } = await sent(letterOf({ blocks: [paragraph(long)] }));
    // RFC 5322, section 2.1.1: 998 octets at most.
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
    expect(text).toContain(long);
    expect(html).toContain(long);
  });

  it('gets what is made as it leaves: a picture in it, a file with it, and words that the outbox never held', async () => {
    const pdf = Buffer.from('%PDF-1.7 a card to print, with ümlauts');
    const makers: EnclosureMakers = {
      'gift-card': ({ cardId }) =>
        Promise.resolve({
          words: { code: `MYLR-${cardId}` },
          attachments: [
            { cid: 'card', filename: 'card.png', contentType: 'image/png', content: Buffer.from('png') },
            { filename: 'Für Amélie.pdf', contentType: 'application/pdf', content: pdf },
          ],
        }),
    };
    const letter = letterOf({
      blocks: [picture({ cid: 'card', alt: 'A gift card.', width: 480, height: 302 }), code('Your code', '{{code}}')],
      enclosures: [{ maker: 'gift-card', from: { cardId: 7 } }],
    });
    await post(letter);
    expect(JSON.stringify(await provider.mail())).not.toContain('MYLR-7');
    await provider.store.db.delete(outgoingMail);
    const { message, text, html } = await sent(letter, makers);
    expect(outlineOf(message)).toBe(
      'multipart/mixed(multipart/alternative(text/plain, multipart/related(text/html, image/png, image/png)), application/pdf)',
    );
    const file = partOf(message, 'application/pdf');
    expect(file?.body.equals(pdf)).toBe(true);
    expect(decodeURIComponent(file?.headers['content-disposition'] ?? '')).toContain('Für Amélie.pdf');
    expect(text).toContain('Your code: MYLR-7');
    expect(html).toContain('MYLR-7');
    expect(html).toContain('src="cid:card"');
  });

  it('waits when nobody makes what it asks for', async () => {
    const { to } = await sent(letterOf({ enclosures: [{ maker: 'nobody', from: {} }] }));
    expect(to).toEqual([]);
    expect(await provider.mail()).toMatchObject([{ sentAt: null, lastError: 'mail: nobody makes "nobody"' }]);
  });

  it.each(postalFaults)('arrives once, whatever the server does: it %s', async (fault) => {
    await post(plain);
    await post(first);
    const senders = [senderOf(), senderOf()];
    office.fault = fault;
    await Promise.all(senders.map((sender) => sender.flush()));
    expect((await provider.mail()).filter(({ sentAt }) => sentAt)).toEqual([]);
    office.fault = undefined;
    for (let tries = 0; tries < 3; tries += 1) {
      provider.clock.pass(2 * MINUTE);
      await Promise.all(senders.map((sender) => sender.flush()));
    }
    await Promise.all(senders.map((sender) => sender.stop()));
    // A server that hangs up after the last word has the letter already: the second copy is the same message to it.
    const copies = fault === 'hangs up after the last word' ? 4 : 2;
    const ids = office.received.map(({ raw }) => readMime(raw).headers['message-id']);
    expect(ids).toHaveLength(copies);
    expect(new Set(ids).size).toBe(2);
    expect((await provider.mail()).every(({ sentAt }) => sentAt)).toBe(true);
  });

  it('is given up after four days, and then left alone', async () => {
    await post(plain);
    office.fault = 'refuses for good';
    const sender = senderOf();
    await sender.flush();
    provider.clock.pass(4 * DAY + MINUTE);
    await sender.flush();
    const [given] = await provider.mail();
    expect(given).toMatchObject({
      sentAt: null,
      tries: 2,
      lastError: expect.stringContaining('no such mailbox') as string,
    });
    office.fault = undefined;
    provider.clock.pass(300 * DAY);
    await sender.flush();
    await sender.stop();
    expect(office.received).toEqual([]);
  });

  it('that was written before letters had pages leaves with the words it had', async () => {
    await post(plain);
    await provider.store.db
      .update(outgoingMail)
      .set({ content: null, body: 'Dear Amara,\n\nYour <code> is 042517.' })
      .where(eq(outgoingMail.kind, plain.kind));
    const sender = senderOf();
    await sender.flush();
    await sender.stop();
    const message = readMime(office.received[0]?.raw ?? '');
    expect(partOf(message, 'text/plain')?.body.toString().trim()).toBe(
      'Dear Amara,\n\nYour <code> is 042517.'.replaceAll('\n', '\r\n'),
    );
    expect(partOf(message, 'text/html')?.body.toString()).toContain('Your &lt;code&gt; is 042517.');
  });
});
