export { onUncaught, rememberTyping } from './browser-errors.ts';
export type { ErrorReport, StackFrame } from '../error-report.ts';
export { describeError, type ErrorContext } from './describe-error.ts';
export { createErrorReports, type ErrorReportsOptions, type ErrorSink } from './error-reports.ts';
