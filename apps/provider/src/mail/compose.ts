import type Mail from 'nodemailer/lib/mailer/index.js';
import { brand } from '@myler/config/brand';
import { mailboxes } from '@myler/config/contact';
import type { outgoingMail } from '../store/schema.ts';

/**
 * A letter of the outbox as a message. Its Message-ID follows from its row, so that one sent twice, because a sender
 * crashed between sending and noting it, is one message to whoever receives it.
 */
export function compose(row: typeof outgoingMail.$inferSelect): Mail.Options {
  return {
    messageId: `<${row.id}@${brand.domain}>`,
    date: row.createdAt,
    from: { name: brand.name, address: mailboxes.sender },
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    html: htmlOf(row.subject, row.body),
    headers: { 'auto-submitted': 'auto-generated', ...row.headers },
  };
}

function htmlOf(title: string, body: string): string {
  const paragraphs = body
    .split('\n\n')
    .map((paragraph) => `<p style="margin:0 0 20px">${markUp(paragraph)}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="margin:0;background:#FAF7F1;color:#1E1B16;font:17px/1.6 'Avenir Next','Nunito Sans',Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;padding:48px 24px">
<p style="margin:0 0 40px;letter-spacing:.3em;font-size:15px">${brand.name.toUpperCase()}</p>
${paragraphs}
<div style="width:56px;border-top:1px solid #BAA57E;margin-top:40px"></div>
</div></body></html>`;
}

function markUp(text: string): string {
  return escape(text)
    .replaceAll(/https?:\/\/[^\s<]+[^\s<.,]/g, (url) => `<a href="${url}" style="color:#76613A">${url}</a>`)
    .replaceAll('\n', '<br>');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
