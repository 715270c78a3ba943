import type Mail from 'nodemailer/lib/mailer';
import { brand } from '@myler/config/brand';
import { mailboxes } from '@myler/config/contact';
import type { Keys } from '@myler/server/secrets';
import { readQueuedMail, type MailRow } from '../outbox/read-mail.ts';
import { makeAttachments, fillPlaceholders, type AttachmentMakers } from './attachments.ts';
import type { EmailContent } from '../message/email.ts';
import { textVersion } from '../message/text-version.ts';

export interface ComposeOptions {
  /** The site's address, for links. */
  publicOrigin: string;
  /** Open what the outbox has sealed. */
  sessionKeys: Keys;
  attachmentMakers?: AttachmentMakers;
}

/**
 * An email of the outbox as a MIME message. Its Message-ID follows from its row, so that mail programs treat an email
 * as one message when it was sent twice because the sender crashed before it noted the first time.
 */
export async function compose(
  row: MailRow,
  { publicOrigin, sessionKeys, attachmentMakers = {} }: ComposeOptions,
): Promise<Mail.Options> {
  const { subject, content: written, headers = {} } = readQueuedMail(row, sessionKeys);
  const { attachments, placeholders } = await makeAttachments(written.attachments ?? [], attachmentMakers);
  const content = fillPlaceholders(written, placeholders);
  // Imported with the first email, so that a start waits neither for React nor for the drawings.
  const [{ emailPage }, { picturesOf }] = await Promise.all([import('../page/email-page.ts'), import('./pictures.ts')]);
  const pictures = await picturesOf(content);
  return {
    messageId: `<${row.id}@${brand.domain}>`,
    date: row.createdAt,
    from: { name: brand.name, address: mailboxes.sender },
    // Passed as one address, because nodemailer would read a string with commas as a list.
    to: { name: '', address: row.recipient },
    subject: withoutEncodedWords(subject),
    text: textVersion(content),
    html: emailPage(content, { subject, origin: publicOrigin, pictureAt: (cid) => `cid:${cid}` }),
    attachments: [
      ...pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
      ...attachments,
    ],
    headers: headersOf(headers, content),
  };
}

/**
 * ASCII goes into a header as it is, and mail programs decode what is written there as "=?utf-8?q?…?=" (RFC 2047), which may be
 * a web address in a name. With something invisible within, it stays what it is.
 */
const withoutEncodedWords = (subject: string) => subject.replaceAll('=?', '=\u200B?');

/**
 * Service emails are marked as automatic, so that no holiday reply comes back (RFC 3834). Newsletters have the headers
 * for the unsubscribe button of mail programs (RFC 2369, RFC 8058).
 */
function headersOf(headers: Record<string, string>, { unsubscribe }: EmailContent): Record<string, string> {
  if (!unsubscribe) return { 'auto-submitted': 'auto-generated', ...headers };
  return {
    'list-id': `The Myler letter <letter.${brand.domain}>`,
    'list-unsubscribe': `<${unsubscribe}>, <mailto:${mailboxes.sender}?subject=unsubscribe>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    ...headers,
  };
}
