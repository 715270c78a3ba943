import * as z from 'zod/mini';

/**
 * An email as data, which a template writes when it is sent. The text version (`text-version.ts`) and the HTML version
 * (`page/`) are made from the same blocks, so that they say the same.
 */
export interface Email {
  /** For lists and file names: "welcome". */
  kind: string;
  /** `NOBODY` for an email that is made like any other and then dropped. */
  to: string;
  subject: string;
  content: EmailContent;
  headers?: Record<string, string> | undefined;
}

/**
 * In place of the address of a member who does not exist. The work is the same as for one who does, so that its duration
 * does not tell them apart.
 */
export const NOBODY = '';

/** Their scenes are in `drawings.ts`. The outbox stores these names, so they must not change. */
export const pictureName = z.enum(['arrival', 'departure', 'desk', 'dunes']);
export type EmailPictureName = z.output<typeof pictureName>;

/** The parts of an email, which `blocks.ts` creates. Line feeds in texts are kept. */
export const blockSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('paragraph'), text: z.string() }),
  /** At most one in an email. Its address is printed below, for mail programs in which the button does not work. */
  z.object({ is: z.literal('button'), label: z.string(), href: z.string() }),
  z.object({ is: z.literal('facts'), rows: z.array(z.object({ label: z.string(), value: z.string() })) }),
  /** A code that the reader types elsewhere. */
  z.object({ is: z.literal('code'), label: z.string(), text: z.string() }),
  /** Small print, each note with a title. */
  z.object({ is: z.literal('notes'), notes: z.array(z.object({ title: z.string(), text: z.string() })) }),
  /** Text that somebody else wrote. */
  z.object({ is: z.literal('quote'), text: z.string(), from: z.optional(z.string()) }),
  /** `cid` names an attached picture. Width and height are its largest size, in CSS pixels. */
  z.object({ is: z.literal('picture'), cid: z.string(), alt: z.string(), width: z.number(), height: z.number() }),
  z.object({ is: z.literal('signature'), text: z.string() }),
]);
export type Block = z.output<typeof blockSchema>;

/** The function that makes an attachment (`sending/attachments.ts`) and its argument. */
const attachmentRequest = z.object({
  maker: z.string(),
  from: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type AttachmentRequest = z.output<typeof attachmentRequest>;

const content = z.object({
  /** The text that an inbox shows after the subject. It must not repeat the subject. */
  preheader: z.string(),
  /** The heading on dark ground: a sentence with a full stop. */
  headline: z.string(),
  /** The picture below the headline. Emails that somebody waits for have none, so that their text comes first. */
  picture: z.optional(pictureName),
  blocks: z.array(blockSchema),
  /** The reason for this email, at its foot: "You get this email because …". */
  reason: z.string(),
  /** Only in newsletters: the address of the page that ends the subscription. */
  unsubscribe: z.optional(z.string()),
  /** Attachments that are made when the email is sent. */
  attachments: z.optional(z.array(attachmentRequest)),
});
export type EmailContent = z.output<typeof content>;

/** Reads an email that the release before has put in the outbox as a whole. */
export const emailSchema = z.object({
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  content,
  headers: z.optional(z.record(z.string(), z.string())),
});
