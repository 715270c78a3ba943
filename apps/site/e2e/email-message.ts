import { expect } from '@playwright/test';
import type { Stack } from './stack.ts';

/** One part of an email, decoded. */
interface Part {
  type: string;
  body: Buffer;
}

/** The subject, decoded (RFC 2047). */
export function subjectOf(raw: string): string {
  const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(raw)?.[1] ?? '';
  const bytes = subject
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      (kind.toLowerCase() === 'b' ? Buffer.from(word, 'base64') : quotedPrintable(word.replaceAll('_', ' '))).toString(
        'latin1',
      ),
    );
  return Buffer.from(bytes, 'latin1').toString();
}

/** Every part of an email as a mail program reads it, from the raw message that the SMTP server received. */
export function mimePartsOf(raw: string): Part[] {
  const [head = '', ...rest] = raw.split(/\r?\n\r?\n/);
  const body = rest.join('\n\n');
  const header = (name: string) =>
    new RegExp(`^${name}:\\s*((?:.|\\r?\\n[ \\t])*)`, 'im').exec(head)?.[1]?.replaceAll(/\s+/g, ' ') ?? '';
  const type = header('Content-Type');
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  if (boundary) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return inner.flatMap((part) => mimePartsOf(part.replace(/^\r?\n/, '')));
  }
  return [{ type: type.split(';')[0] ?? '', body: decode(body, header('Content-Transfer-Encoding')) }];
}

/** The plain text of the email. */
export function plainTextOf(raw: string): string {
  return (
    mimePartsOf(raw)
      .find(({ type }) => type === 'text/plain')
      ?.body.toString() ?? ''
  );
}

/**
 * What a pattern finds in the newest email to an address, once there is one that matches.
 *
 * @returns the whole match
 */
export async function findInMail(stack: Stack, address: string, pattern: RegExp): Promise<string> {
  const find = async () => {
    const mails = await stack.mailsTo(address);
    return mails.map((mail) => pattern.exec(plainTextOf(mail))?.[0]).findLast(Boolean) ?? '';
  };
  await expect.poll(find, `a mail to ${address} that holds ${String(pattern)}`).toBeTruthy();
  return find();
}

function decode(body: string, encoding: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64');
  return /quoted-printable/i.test(encoding) ? quotedPrintable(body.replaceAll(/=\r?\n/g, '')) : Buffer.from(body);
}

function quotedPrintable(text: string): Buffer {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1');
}
