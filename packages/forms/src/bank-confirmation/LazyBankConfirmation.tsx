'use client';

import { useCallback, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { FailureMessage } from '@myler/ui/failure-message';
import type { BankConfirmationProps } from './BankConfirmation.tsx';

export interface LazyBankConfirmationProps extends BankConfirmationProps {
  /** Shown while the code loads, in the size of what follows. */
  loading: ReactElement;
}

const copy = {
  title: 'This step did not load.',
  text: 'You have not been charged. Check your connection, then try again.',
  again:
    'It did not load this time either. You have not been charged. If your connection is good, load the page again: it continues here.',
};

/** `BankConfirmation` as a chunk of its own, because few payments need it. */
export function LazyBankConfirmation({ loading, ...props }: LazyBankConfirmationProps) {
  const [loaded, setLoaded] = useState<{ View: ComponentType<BankConfirmationProps> }>();
  const [failed, setFailed] = useState<{ error: unknown; attempts: number }>();
  const load = useCallback(() => {
    import('./BankConfirmation.tsx').then(
      ({ BankConfirmation }) => setLoaded({ View: BankConfirmation }),
      (error: unknown) => setFailed((before) => ({ error, attempts: (before?.attempts ?? 0) + 1 })),
    );
  }, []);
  useEffect(load, [load]);
  if (loaded) return <loaded.View {...props} />;
  if (!failed) return loading;
  return (
    <FailureMessage failure={{ ...failed, retry: load }} title={copy.title} again={copy.again}>
      {copy.text}
    </FailureMessage>
  );
}
