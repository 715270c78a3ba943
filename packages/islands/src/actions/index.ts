export { delegateActions, type ActionHandlers } from './delegate-actions.ts';
