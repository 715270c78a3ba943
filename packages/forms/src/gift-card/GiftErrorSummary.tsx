import { ErrorSummary } from '@myler/ui/error-summary';
import { copy } from './copy.ts';
import type { useGiftFields } from './useGiftFields.ts';

interface GiftErrorSummaryProps {
  fields: ReturnType<typeof useGiftFields>;
  /** Over one thing to put right, and over several. */
  title: { one: string; many: string };
}

/** What has to change first, above the form; a word that belongs to no field has a title of its own. */
export function GiftErrorSummary({ fields: { listed, summary, isNotice }, title }: GiftErrorSummaryProps) {
  if (listed.length === 0) return null;
  const words = listed.length === 1 ? title.one : title.many;
  return <ErrorSummary ref={summary} title={isNotice ? copy.notice : words} errors={listed} />;
}
