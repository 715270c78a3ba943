/**
 * An e-mail as data. It is stored in the transaction of its cause, and becomes a MIME message when it is sent. The text
 * version (`text-version.ts`) and the HTML version (`page/`) are made from the same blocks, so that they say the same.
 */
export interface Email {
  /** For lists and file names: "welcome". */
  kind: string;
  /** `NOBODY` for an e-mail that is made like any other and then dropped. */
  to: string;
  subject: string;
  content: EmailContent;
  headers?: Record<string, string>;
}

/**
 * In place of the address of a member who does not exist. The work is the same as for one who does, so that its duration
 * does not tell them apart.
 */
export const NOBODY = '';

export interface EmailContent {
  /** The text that an inbox shows after the subject. It must not repeat the subject. */
  preheader: string;
  /** The heading on dark ground: a sentence with a full stop. */
  headline: string;
  /** The picture below the headline. E-mails that somebody waits for have none, so that their text comes first. */
  picture?: EmailPictureName;
  blocks: Block[];
  /** The reason for this e-mail, at its foot: "You get this e-mail because …". */
  reason: string;
  /** Only in newsletters: the address of the page that ends the subscription. */
  unsubscribe?: string;
  /** Attachments that are made when the e-mail is sent. */
  attachments?: AttachmentRequest[];
}

/** Their scenes are in `drawings.ts`. The outbox stores these names, so they must not change. */
export type EmailPictureName = 'arrival' | 'departure' | 'desk' | 'dunes';

/** The parts of an e-mail, which `blocks.ts` creates. Line feeds in texts are kept. */
export type Block =
  | { is: 'paragraph'; text: string }
  /** At most one in an e-mail. Its address is printed below, for mail programs in which the button does not work. */
  | { is: 'button'; label: string; href: string }
  | { is: 'facts'; rows: { label: string; value: string }[] }
  /** A code that the reader types elsewhere. */
  | { is: 'code'; label: string; text: string }
  /** Small print, each note with a title. */
  | { is: 'notes'; notes: { title: string; text: string }[] }
  /** Text that somebody else wrote. */
  | { is: 'quote'; text: string; from?: string }
  /** `cid` names an attached picture. Width and height are its largest size, in CSS pixels. */
  | { is: 'picture'; cid: string; alt: string; width: number; height: number }
  | { is: 'signature'; text: string };

/** The function that makes an attachment (`sending/attachments.ts`) and its argument. Stored, so it must hold no secret. */
export interface AttachmentRequest {
  maker: string;
  from: Record<string, string | number>;
}
