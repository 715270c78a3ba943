import type Mail from 'nodemailer/lib/mailer';
import { brand } from '@myler/config/brand';
import { mailboxes } from '@myler/config/contact';
import type { outgoingMail } from '../../store/schema.ts';
import { enclose, withWords, type EnclosureMakers } from './enclosures.ts';
import type { LetterContent } from '../message/letter.ts';

export interface Composing {
  /** Where visitors find the site. */
  publicOrigin: string;
  enclosures?: EnclosureMakers;
}

/**
 * A letter of the outbox as a message. Its Message-ID follows from its row, so that one sent twice, because a sender
 * crashed between sending and noting it, is one message to whoever receives it.
 */
export async function compose(
  row: typeof outgoingMail.$inferSelect,
  { publicOrigin, enclosures = {} }: Composing,
): Promise<Mail.Options> {
  const written = row.content ?? contentOfText(row.body);
  const { attachments, words } = await enclose(written.enclosures ?? [], enclosures);
  const content = withWords(written, words);
  // Loaded with the first letter: a start waits neither for React nor for what draws.
  const [{ letterPage }, { picturesOf }] = await Promise.all([
    import('../page/letter-page.ts'),
    import('./pictures.ts'),
  ]);
  const pictures = await picturesOf(content);
  return {
    messageId: `<${row.id}@${brand.domain}>`,
    date: row.createdAt,
    from: { name: brand.name, address: mailboxes.sender },
    // One address and not a list of them, whatever it holds.
    to: { name: '', address: row.recipient },
    subject: row.subject,
    text: withWords(row.body, words),
    html: letterPage(content, { subject: row.subject, origin: publicOrigin, pictureAt: (cid) => `cid:${cid}` }),
    attachments: [
      ...pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
      ...attachments,
    ],
    headers: headersOf(row.headers, content),
  };
}

/**
 * Service letters say that a machine wrote them, so that no holiday reply comes back (RFC 3834). Letters that somebody
 * subscribed to say how to end them, by a mail program's own button as well (RFC 2369, RFC 8058).
 */
function headersOf(given: Record<string, string>, { unsubscribe }: LetterContent): Record<string, string> {
  if (!unsubscribe) return { 'auto-submitted': 'auto-generated', ...given };
  return {
    'list-id': `The Myler letter <letter.${brand.domain}>`,
    'list-unsubscribe': `<${unsubscribe}>, <mailto:${mailboxes.sender}?subject=unsubscribe>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    ...given,
  };
}

/** Letters that were written before there were blocks, and are still on their way. */
function contentOfText(body: string): LetterContent {
  return {
    preheader: '',
    headline: `A letter from ${brand.name}.`,
    blocks: body.split('\n\n').map((text) => ({ is: 'paragraph', text })),
    reason: '',
  };
}
