import type { ArticleSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { minutes } from './journal-words.ts';

/** "Ingrid Solheim, October 16, 2026, 7 minutes" */
export function bylineOf({ author, publishedOn, readingTime }: ArticleSummary): string {
  return `${author}, ${formatDate(publishedOn)}, ${minutes(readingTime)}`;
}

/** "Ingrid Solheim, October 16, 2026", for short lines. */
export function shortBylineOf({ author, publishedOn }: ArticleSummary): string {
  return `${author}, ${formatDate(publishedOn)}`;
}
