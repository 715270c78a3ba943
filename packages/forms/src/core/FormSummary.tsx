import type { Ref } from 'react';
import { Reference } from './Reference.tsx';
import { ErrorSummary, type ErrorSummaryProps } from '@myler/ui/error-summary';

export interface FormSummaryProps {
  form: {
    summaryLines: ErrorSummaryProps['errors'];
    notice: string | undefined;
    noticeTitle: string | undefined;
    reference: string | undefined;
    summary: Ref<HTMLElement>;
  };
  /** The title over one error, over several, and over a notice that belongs to no field. */
  title: { one: string; many: string; notice?: string };
}

/** The errors of a form, above its fields. */
export function FormSummary({
  form: { summaryLines, notice, noticeTitle, reference, summary },
  title,
}: FormSummaryProps) {
  if (summaryLines.length === 0) return null;
  const ofErrors = summaryLines.length === 1 ? title.one : title.many;
  return (
    <ErrorSummary
      ref={summary}
      title={noticeTitle ?? (notice && title.notice) ?? ofErrors}
      errors={summaryLines}
      isCalm={noticeTitle !== undefined}
    >
      <Reference id={reference} />
    </ErrorSummary>
  );
}
