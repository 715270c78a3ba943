import type { Block } from '@myler/api-client/contract';

export interface ArticleHeading {
  /** The anchor: "half-past-six-and-again-at-ten-laikipia". */
  id: string;
  text: string;
  /** Which block of the text it is. */
  place: number;
}

/**
 * The headings of a text with an anchor each, in their order: words of the heading, so that a link says where it leads,
 * and a number where two headings are worded alike.
 */
export function headingsOf(body: readonly Block[]): ArticleHeading[] {
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
  // Never one of the page's own anchors, and never one that starts with a figure, which a style sheet cannot name.
  return `on-${words || 'this'}`.slice(0, 64);
}
