import type { ArticleSummary } from '@myler/api-client/contract';

const RELATED_COUNT = 3;

/**
 * What to read next: the newest articles of its category, then the newest by its author, then the newest of all.
 *
 * @param journal newest first
 */
export function relatedArticles(
  { slug, category, author }: ArticleSummary,
  journal: readonly ArticleSummary[],
): readonly ArticleSummary[] {
  const others = journal.filter((other) => other.slug !== slug);
  const similarity = (other: ArticleSummary) => (other.category === category ? 2 : other.author === author ? 1 : 0);
  // Sorting is stable: articles of equal rank stay newest first.
  return others.toSorted((a, b) => similarity(b) - similarity(a)).slice(0, RELATED_COUNT);
}

/** The articles published just before and just after this one. */
export function neighbouringArticles(
  { slug }: ArticleSummary,
  journal: readonly ArticleSummary[],
): { earlier: ArticleSummary | undefined; later: ArticleSummary | undefined } {
  const place = journal.findIndex((other) => other.slug === slug);
  return place < 0
    ? { earlier: undefined, later: undefined }
    : { earlier: journal[place + 1], later: journal[place - 1] };
}
