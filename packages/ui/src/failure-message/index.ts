export { FailureMessage, type Failure, type FailureMessageProps } from './FailureMessage.tsx';
