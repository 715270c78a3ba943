import { useCallback, useEffect, useRef } from 'react';
import { usePreservedState } from '@myler/ui/error-boundary';
import type { GiftErrors, GiftPath } from './giftForm.ts';

/** What ties a field to its form. */
export type FieldOf = (path: GiftPath) => {
  id: string;
  name: string;
  error: string | undefined;
  onBlur: () => void;
};

/**
 * Errors as the wizard shows them: on leaving a field that holds something, all of them on submit with the focus on
 * their summary, and none of them after the next edit.
 *
 * @param prefix of the fields' ids
 * @param verdict what is wrong with one field now; asked when it is left
 */
export function useGiftFields(prefix: string, verdict: (path: GiftPath) => string | undefined) {
  const [errors, setErrors] = usePreservedState<GiftErrors>('errors', {});
  const [notice, setNotice] = usePreservedState<string | undefined>('notice', undefined);
  /** Counts refusals: each takes the focus to the summary, the second as well as the first. */
  const [refusals, setRefusals] = usePreservedState('refusals', 0);
  const [isSummaryShown, setSummaryShown] = usePreservedState('summary', false);
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (refusals === 0) return;
    summary.current?.scrollIntoView({ block: 'nearest' });
    summary.current?.focus({ preventScroll: true });
  }, [refusals]);

  const clear = useCallback(() => {
    setErrors({});
    setNotice(undefined);
    setSummaryShown(false);
  }, [setErrors, setNotice, setSummaryShown]);
  const refuse = useCallback(
    (found: GiftErrors, words?: string) => {
      setErrors(found);
      setNotice(words);
      setSummaryShown(true);
      setRefusals((before) => before + 1);
    },
    [setErrors, setNotice, setSummaryShown, setRefusals],
  );
  const idOf = (path: GiftPath) => `${prefix}-${path.replaceAll('.', '-')}`;
  const field: FieldOf = (path) => ({
    id: idOf(path),
    name: path,
    error: errors[path],
    onBlur: () => {
      const error = verdict(path);
      if (error) setErrors((before) => ({ ...before, [path]: error }));
    },
  });
  const listed = notice
    ? [{ message: notice }]
    : Object.entries(errors).map(([path, message]) => ({ fieldId: idOf(path), message }));
  return { field, clear, refuse, summary, listed: isSummaryShown ? listed : [], isNotice: notice !== undefined };
}
