import type { Block } from '@myler/api-client/contract';

/** A heading with its anchor. */
export interface ArticleHeading {
  /** The anchor: "half-past-six-and-again-at-ten-laikipia". */
  id: string;
  text: string;
  /** The index of its block in the text. */
  place: number;
}

/**
 * The headings of a text in order, each with an anchor. The anchor is made of the heading's words, so that a link says
 * where it leads; a number separates equal headings.
 */
export function articleHeadings(body: readonly Block[]): ArticleHeading[] {
  const taken = new Map<string, number>();
  return body.flatMap((block, place) => {
    if (block.type !== 'heading') return [];
    const words = slugOf(block.text);
    const count = (taken.get(words) ?? 0) + 1;
    taken.set(words, count);
    return { id: count > 1 ? `${words}-${count}` : words, text: block.text, place };
  });
}

function slugOf(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  // The prefix avoids the page's own ids, and ids that start with a digit, which a style sheet cannot name.
  return `on-${words || 'this'}`.slice(0, 64);
}
