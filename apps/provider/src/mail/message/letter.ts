/**
 * A letter as data. It is written down in the transaction of what caused it, and becomes a mail when it leaves: its text
 * version (`text-version.ts`) and its page (`page/`) follow from the same blocks, so that neither says what the other
 * does not.
 */
export interface Letter {
  /** What it is, for lists and file names: "welcome". */
  kind: string;
  to: string;
  subject: string;
  content: LetterContent;
  headers?: Record<string, string>;
}

export interface LetterContent {
  /** What an inbox shows after the subject: the next thing to know, not the subject again. */
  preheader: string;
  /** Over the letter, in the night: a sentence with a full stop. */
  headline: string;
  /** Stands in an arch below the headline. Letters that somebody is waiting for have none: what they say comes first. */
  picture?: LetterPictureName;
  blocks: Block[];
  /** Why this letter came, in small print at its foot: "You have this letter because …". */
  reason: string;
  /** Only in letters that somebody subscribed to: the page that ends them. */
  unsubscribe?: string;
  /** What is made when the letter leaves, and not before. */
  enclosures?: Enclosure[];
}

/** Which scene each is: `drawings.ts`. */
export type LetterPictureName = 'arrival' | 'departure' | 'desk' | 'dunes';

/** What a letter is made of; `blocks.ts` writes them. A line feed in words is one in the letter. */
export type Block =
  | { is: 'paragraph'; text: string }
  /** One to a letter. Its address is written out below it, for whoever's button does nothing. */
  | { is: 'button'; label: string; href: string }
  | { is: 'facts'; rows: { label: string; value: string }[] }
  /** Something to be read off and typed elsewhere. */
  | { is: 'code'; label: string; text: string }
  /** Small print that belongs to the letter: each with a title. */
  | { is: 'notes'; notes: { title: string; text: string }[] }
  /** Somebody else's words, set apart from ours. */
  | { is: 'quote'; text: string; from?: string }
  /** As wide as the letter allows; `cid` names a picture that an enclosure brings. Width and height in CSS pixels. */
  | { is: 'picture'; cid: string; alt: string; width: number; height: number }
  | { is: 'signature'; text: string };

/** Names what makes it (`enclosures.ts`) and from what. Kept in the outbox, so neither a code nor a secret belongs here. */
export interface Enclosure {
  maker: string;
  from: Record<string, string | number>;
}
