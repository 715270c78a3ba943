import type { Attachment } from 'nodemailer/lib/mailer';
import type { Enclosure, LetterContent } from '../message/letter.ts';

/** What a letter gets as it leaves. */
export interface Enclosed {
  /** Pictures for its `picture` blocks (with `cid`), and files to keep. */
  attachments?: Attachment[];
  /** Words that no table may hold: `{{code}}` in the letter becomes what stands here under `code`. */
  words?: Record<string, string>;
}

/** Makers by name. What they are made from is the outbox's; keys and files are the maker's own. */
export type EnclosureMakers = Record<string, (from: Enclosure['from']) => Promise<Enclosed>>;

/** @throws {Error} when nobody makes what a letter asks for: it waits in the outbox until somebody does */
export async function enclose(enclosures: readonly Enclosure[], makers: EnclosureMakers): Promise<Required<Enclosed>> {
  const made = await Promise.all(
    enclosures.map(({ maker, from }) => {
      const make = makers[maker];
      if (!make) throw new Error(`mail: nobody makes "${maker}"`);
      return make(from);
    }),
  );
  return {
    attachments: made.flatMap(({ attachments = [] }) => attachments),
    words: Object.assign({}, ...made.map(({ words = {} }) => words)) as Record<string, string>,
  };
}

/** A letter with its late words in their places, wherever in it they are. */
export function withWords<T extends LetterContent | string>(letter: T, words: Record<string, string>): T {
  if (Object.keys(words).length === 0) return letter;
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => words[name] ?? place);
  return mapStrings(letter, fill) as T;
}

function mapStrings(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, change)]));
}
