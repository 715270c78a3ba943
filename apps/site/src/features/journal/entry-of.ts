import type { ArticleSummary } from '@myler/api-client/contract';
import { journalCategoryNames } from '@myler/config/journal';
import { articleAddress, bylineInWords } from '@myler/domain/journal';

/** What cards and rows of an article show. */
export function entryOf(article: ArticleSummary) {
  const { title, summary, picture, category } = article;
  const label = journalCategoryNames[category];
  return { title, href: articleAddress(article), picture, label, summary, byline: bylineInWords(article) };
}
