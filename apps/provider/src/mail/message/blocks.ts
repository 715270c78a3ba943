import { isolate } from '@myler/config/names';
import type { Block } from './letter.ts';

/** A paragraph. A line feed stays one; an address in it is no link: that is what a button is for. */
export const paragraph = (text: string): Block => ({ is: 'paragraph', text });

/** The one thing to do. */
export const button = (label: string, href: string): Block => ({ is: 'button', label, href });

/** What was bought, and such: label and value, each a line. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): Block => ({
  is: 'facts',
  rows: rows.map(([label, value]) => ({ label, value })),
});

/** Digits or letters to be read off. */
export const code = (label: string, text: string): Block => ({ is: 'code', label, text });

/** Small print with titles. */
export const notes = (items: readonly { title: string; text: string }[]): Block => ({
  is: 'notes',
  notes: items.map(({ title, text }) => ({ title, text })),
});

/** A stranger's or a giver's own words, set apart from ours. */
export const quote = (text: string, from?: string): Block => ({ is: 'quote', text, ...(from ? { from } : {}) });

/** A picture that an enclosure of this letter brings under `cid`; shown at this size at most. */
export const picture = (of: { cid: string; alt: string; width: number; height: number }): Block => ({
  is: 'picture',
  ...of,
});

export const signature = (text = 'Until soon,\nMyler'): Block => ({ is: 'signature', text });

/** "Dear Amara,": the name keeps its own direction within the line. */
export const greeting = (name?: string): Block => paragraph(name ? `Dear ${isolate(name)},` : 'Hello,');
