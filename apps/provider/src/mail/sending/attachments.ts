import type { Attachment } from 'nodemailer/lib/mailer';
import type { AttachmentRequest, EmailContent } from '../message/email.ts';

/** What is added to an e-mail when it is sent. */
export interface MadeAttachments {
  /** Pictures for `picture` blocks (with `cid`), and files. */
  attachments?: Attachment[];
  /** Values that the outbox must not store: `{{code}}` in the e-mail becomes the value of `code`. */
  placeholders?: Record<string, string>;
}

/** Functions by name. Their arguments come from the outbox; keys and files come from the functions themselves. */
export type AttachmentMakers = Record<string, (from: AttachmentRequest['from']) => Promise<MadeAttachments>>;

/** @throws {Error} when there is no function of that name; the e-mail then stays in the outbox and is tried again */
export async function makeAttachments(
  requests: readonly AttachmentRequest[],
  makers: AttachmentMakers,
): Promise<Required<MadeAttachments>> {
  const results = await Promise.all(
    requests.map(({ maker, from }) => {
      const make = makers[maker];
      if (!make) throw new Error(`mail: nobody makes "${maker}"`);
      return make(from);
    }),
  );
  return {
    attachments: results.flatMap(({ attachments = [] }) => attachments),
    placeholders: Object.assign({}, ...results.map(({ placeholders = {} }) => placeholders)) as Record<string, string>,
  };
}

/** Replaces each `{{name}}` in all strings of an e-mail. */
export function fillPlaceholders<T extends EmailContent | string>(email: T, placeholders: Record<string, string>): T {
  if (Object.keys(placeholders).length === 0) return email;
  const fill = (text: string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => placeholders[name] ?? placeholder);
  return mapStrings(email, fill) as T;
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}
