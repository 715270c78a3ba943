import type { Need } from './need.ts';

/** A way to say something. The pattern is matched with the query's tokens, each separated by one space. */
export interface Rule {
  pattern: RegExp;
  /**
   * What it means; undefined if it cannot be that after all. `unreadable` is named to the visitor and left out, `text` is
   * looked for in the texts, `filler` says nothing about which hotel.
   */
  read: (match: RegExpExecArray) => Need | 'unreadable' | 'text' | 'filler' | undefined;
  /** Whether pages and articles may be about these words too. Numbers and their units are no subject. */
  isTopic: boolean;
}

/** @param pattern is matched from the beginning of a word to the end of one */
export const rule = (pattern: string, read: Rule['read'], { isTopic = false } = {}): Rule => ({
  pattern: new RegExp(`(?<![^ ])(?:${pattern})(?![^ ])`, 'gu'),
  read,
  isTopic,
});

/** The same for words that are a subject. */
export const topic = (pattern: string, read: Rule['read']): Rule => rule(pattern, read, { isTopic: true });

/** "up to", in front of a number. */
export const AT_MOST =
  '(?:(?:no|not) (?:more|longer|over|above)(?: than)?|less than|fewer than|shorter than|under|below|up to|at most|within|max(?:imum)?(?: of)?|only)';
/** "without any", in front of what a hotel is not to have. */
export const WITHOUT = '(?:no|without|avoid(?:ing)?)(?: (?:an?|any|the))? ';
/** "over", in front of a number. */
export const MORE_THAN = '(?:over|above|longer than|more than|of more than|beyond|exceeding)';
