import type { DocumentEntry } from './document-entries.ts';

/** The words that an adult reads in a minute at an easy pace. */
const A_MINUTE = 220;

/** Minutes to read a text, captions included, rounded up. */
export function readingTime(body: DocumentEntry<'articles'>['body']): number {
  const texts = body.flatMap((block) => {
    if (block.type === 'list') return block.items;
    if (block.type === 'picture') return block.caption ?? [];
    return 'text' in block ? block.text : [];
  });
  const words = texts.flatMap((text) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)));
  return Math.max(1, Math.ceil(words.length / A_MINUTE));
}
