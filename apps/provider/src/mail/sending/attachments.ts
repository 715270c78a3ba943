import type { Attachment } from 'nodemailer/lib/mailer';
import type { AttachmentRequest, Block, EmailContent } from '../message/email.ts';

/** What is added to an email when it is sent. */
export interface MadeAttachments {
  /** Pictures for `picture` blocks (with `cid`), and files. */
  attachments?: Attachment[];
  /** Values that the outbox must not store: a code block `{{code}}` becomes the value of `code`. */
  placeholders?: Record<string, string>;
}

/** Functions by name. Their arguments come from the outbox; keys and files come from the functions themselves. */
export type AttachmentMakers = Record<string, (from: AttachmentRequest['from']) => Promise<MadeAttachments>>;

/** @throws {Error} when there is no function of that name; the email then stays in the outbox and is tried again */
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

/**
 * Replaces `{{name}}` where our own emails have one: as the whole text of a code, and as the whole address of a button.
 * Other texts may be somebody's message or name, in which `{{code}}` stays what was written.
 */
export function fillPlaceholders(content: EmailContent, placeholders: Record<string, string>): EmailContent {
  const fill = (text: string) => placeholders[/^\{\{(\w+)\}\}$/.exec(text)?.[1] ?? ''] ?? text;
  const fillBlock = (block: Block): Block => {
    if (block.is === 'code') return { ...block, text: fill(block.text) };
    if (block.is === 'button') return { ...block, href: fill(block.href) };
    return block;
  };
  return { ...content, blocks: content.blocks.map(fillBlock) };
}
