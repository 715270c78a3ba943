'use client';

import type { ReactNode } from 'react';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { FailureMessage } from '@myler/ui/failure-message';

export interface FormBoundaryProps {
  /** The prefix of the form's keys in `usePreserved`. A form about one of several orders includes the order. */
  scope: string;
  children: ReactNode;
}

/**
 * The error boundary of every form in this package: after an exception in the form the page around it works, and a
 * retry shows the form with its values.
 */
export function FormBoundary({ scope, children }: FormBoundaryProps) {
  return (
    <ErrorBoundary
      scope={scope}
      renderFailure={(failure) => <FailureMessage failure={failure} title="This form stopped working." />}
    >
      {children}
    </ErrorBoundary>
  );
}
