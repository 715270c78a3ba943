import type { Ref } from 'react';
import { ErrorSummary, type ErrorSummaryProps } from '@myler/ui/error-summary';

export interface FormSummaryProps {
  form: { listed: ErrorSummaryProps['errors']; notice: string | undefined; summary: Ref<HTMLElement> };
  /** Over one thing to put right, over several, and over what is wrong with no field. */
  title: { one: string; many: string; notice?: string };
}

/** What has to change first, above the fields. */
export function FormSummary({ form: { listed, notice, summary }, title }: FormSummaryProps) {
  if (listed.length === 0) return null;
  const words = listed.length === 1 ? title.one : title.many;
  return <ErrorSummary ref={summary} title={(notice && title.notice) ?? words} errors={listed} />;
}
