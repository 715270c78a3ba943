import type { ReactNode } from 'react';
import { ErrorBoundary } from '@myler/ui/error-boundary';
import { FailureMessage } from '@myler/ui/failure-message';

export interface FormBoundaryProps {
  /** Prefix for what the form keeps in `usePreservedState`; a form about one order of several names the order too. */
  scope: string;
  children: ReactNode;
}

/**
 * Around every form of this package: an exception in the form leaves the page around it working, and the form comes
 * back with what was typed in it.
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
