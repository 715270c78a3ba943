import type { ArticleSummary } from '@myler/api-client/contract';
import { formatDate } from '@myler/config/dates';
import { counted } from '../words/counts.ts';

/** "Ingrid Solheim, October 16, 2026, 7 minutes" */
export function bylineInWords({ author, publishedOn, readingTime }: ArticleSummary): string {
  return `${author}, ${formatDate(publishedOn)}, ${counted(readingTime, 'minute')}`;
}

/** "Ingrid Solheim, October 16, 2026", for short lines. */
export function shortBylineInWords({ author, publishedOn }: ArticleSummary): string {
  return `${author}, ${formatDate(publishedOn)}`;
}
