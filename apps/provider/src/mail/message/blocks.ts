import { isolate } from '@myler/config/names';
import type { Block } from './email.ts';

/** Line feeds are kept. Addresses do not become links, for which there is `button`. */
export const paragraph = (text: string): Block => ({ is: 'paragraph', text });

export const button = (label: string, href: string): Block => ({ is: 'button', label, href });

/** Lines of label and value, for example of a purchase. */
export const facts = (rows: readonly (readonly [label: string, value: string])[]): Block => ({
  is: 'facts',
  rows: rows.map(([label, value]) => ({ label, value })),
});

/** A code that the reader types elsewhere. */
export const code = (label: string, text: string): Block => ({ is: 'code', label, text });

/** Small print with titles. */
export const notes = (items: readonly { title: string; text: string }[]): Block => ({
  is: 'notes',
  notes: items.map(({ title, text }) => ({ title, text })),
});

/** Text that somebody else wrote. */
export const quote = (text: string, from?: string): Block => ({ is: 'quote', text, ...(from ? { from } : {}) });

/** A picture that is attached under `cid`, with its largest size. */
export const picture = (of: { cid: string; alt: string; width: number; height: number }): Block => ({
  is: 'picture',
  ...of,
});

export const signature = (text = 'Until soon,\nMyler'): Block => ({ is: 'signature', text });

/** "Dear Amara,". The name is isolated, so that a right-to-left name does not reorder the line. */
export const greeting = (name?: string): Block => paragraph(name ? `Dear ${isolate(name)},` : 'Hello,');
