import type Mail from 'nodemailer/lib/mailer';
import { brand } from '@myler/config/brand';
import { mailboxes } from '@myler/config/contact';
import type { outgoingMail } from '../../store/schema.ts';
import { makeAttachments, fillPlaceholders, type AttachmentMakers } from './attachments.ts';
import type { AttachmentRequest, EmailContent } from '../message/email.ts';
import { textVersion } from '../message/text-version.ts';

export interface ComposeOptions {
  /** The site's address, for links. */
  publicOrigin: string;
  attachmentMakers?: AttachmentMakers;
}

/**
 * An e-mail of the outbox as a MIME message. Its Message-ID follows from its row, so that mail programs treat an e-mail
 * as one message when it was sent twice because the sender crashed before it noted the first time.
 */
export async function compose(
  row: typeof outgoingMail.$inferSelect,
  { publicOrigin, attachmentMakers = {} }: ComposeOptions,
): Promise<Mail.Options> {
  const { attachments: requests = [], ...stored } = storedContent(row);
  const { attachments, placeholders } = await makeAttachments(requests, attachmentMakers);
  const content = fillPlaceholders(stored, placeholders);
  // Imported with the first e-mail, so that a start waits neither for React nor for the drawings.
  const [{ emailPage }, { picturesOf }] = await Promise.all([import('../page/email-page.ts'), import('./pictures.ts')]);
  const pictures = await picturesOf(content);
  return {
    messageId: `<${row.id}@${brand.domain}>`,
    date: row.createdAt,
    from: { name: brand.name, address: mailboxes.sender },
    // Passed as one address, because nodemailer would read a string with commas as a list.
    to: { name: '', address: row.recipient },
    subject: row.subject,
    text: Object.keys(placeholders).length > 0 ? textVersion(content) : row.body,
    html: emailPage(content, { subject: row.subject, origin: publicOrigin, pictureAt: (cid) => `cid:${cid}` }),
    attachments: [
      ...pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
      ...attachments,
    ],
    headers: headersOf(row.headers, content),
  };
}

/**
 * Service e-mails are marked as automatic, so that no holiday reply comes back (RFC 3834). Newsletters have the headers
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

/** Content as earlier versions stored it: `attachments` was called `enclosures`. */
type StoredContent = EmailContent & { enclosures?: AttachmentRequest[] };

/** Reads content that any version has stored, because an e-mail may wait in the outbox across an update. */
function storedContent({ content, body }: typeof outgoingMail.$inferSelect): EmailContent {
  if (!content) return contentOfText(body);
  const { enclosures, ...rest }: StoredContent = content;
  return enclosures ? { attachments: enclosures, ...rest } : rest;
}

/** The first versions stored only text. */
function contentOfText(body: string): EmailContent {
  return {
    preheader: '',
    headline: `A letter from ${brand.name}.`,
    blocks: body.split('\n\n').map((text) => ({ is: 'paragraph', text })),
    reason: '',
  };
}
