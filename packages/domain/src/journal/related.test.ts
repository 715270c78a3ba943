import type { ArticleSummary } from '@myler/api-client/contract';
import { describe, expect, it } from 'vitest';
import { neighbouringArticles, relatedArticles } from './related.ts';

const piece = (slug: string, category: string, author: string) =>
  ({ slug, category, author }) as unknown as ArticleSummary;

/** Newest first. */
const journal = [
  piece('e', 'wellness', 'Ingrid'),
  piece('d', 'family', 'Callum'),
  piece('c', 'family', 'Josie'),
  piece('b', 'wellness', 'Josie'),
  piece('a', 'family', 'Tamsin'),
];
const [e, , c, , a] = journal as [ArticleSummary, ArticleSummary, ArticleSummary, ArticleSummary, ArticleSummary];

describe('the pieces related to a piece', () => {
  it('are first of its category, then by its writer, without itself, newest first', () => {
    expect(relatedArticles(c, journal).map(({ slug }) => slug)).toEqual(['d', 'a', 'b']);
    expect(relatedArticles(e, journal).map(({ slug }) => slug)).toEqual(['b', 'd', 'c']);
  });

  it('are none when the journal has no other piece', () => {
    expect(relatedArticles(a, [a])).toEqual([]);
  });
});

describe('the pieces before and after', () => {
  it('are ordered by the day of publishing, and end where the journal ends', () => {
    expect(neighbouringArticles(c, journal)).toEqual({ earlier: journal[3], later: journal[1] });
    expect(neighbouringArticles(e, journal).later).toBeUndefined();
    expect(neighbouringArticles(a, journal).earlier).toBeUndefined();
  });

  it('are undefined for a piece that the list does not hold', () => {
    expect(neighbouringArticles(piece('z', 'family', 'Z'), journal)).toEqual({ earlier: undefined, later: undefined });
  });
});
