export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';
export { focusPlace } from './focus-place.ts';
export { useOnDiscard, usePreserved } from './use-preserved.ts';
