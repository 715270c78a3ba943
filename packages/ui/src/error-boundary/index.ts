export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { focusPlace } from './focus-place.ts';
export { useOnDiscard, usePreservedState, type PreservedUpdate } from './use-preserved-state.ts';
