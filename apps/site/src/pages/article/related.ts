import type { ArticleSummary } from '@myler/api-client/contract';

const WANTED = 3;

/**
 * What to read after this: the newest of its category, then the newest by its writer, then the newest of all.
 *
 * @param journal newest first
 */
export function relatedTo(
  { slug, category, author }: ArticleSummary,
  journal: readonly ArticleSummary[],
): readonly ArticleSummary[] {
  const others = journal.filter((other) => other.slug !== slug);
  const nearness = (other: ArticleSummary) => (other.category === category ? 2 : other.author === author ? 1 : 0);
  // Sorting is stable: what is equally near stays newest first.
  return others.toSorted((a, b) => nearness(b) - nearness(a)).slice(0, WANTED);
}

/** The pieces written just before and just after this one. */
export function neighboursOf(
  { slug }: ArticleSummary,
  journal: readonly ArticleSummary[],
): { earlier: ArticleSummary | undefined; later: ArticleSummary | undefined } {
  const place = journal.findIndex((other) => other.slug === slug);
  return place < 0
    ? { earlier: undefined, later: undefined }
    : { earlier: journal[place + 1], later: journal[place - 1] };
}
