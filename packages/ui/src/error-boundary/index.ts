export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { useOnDiscard, usePreservedState, type PreservedUpdate } from './use-preserved-state.ts';
