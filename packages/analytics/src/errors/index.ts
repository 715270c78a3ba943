export { onUncaught, rememberTyping } from './browser-errors.ts';
export { describeError, type ErrorReport, type StackFrame, type Surroundings } from './describe-error.ts';
export { createErrorReports, type ErrorReportsOptions, type ErrorSink } from './error-reports.ts';
