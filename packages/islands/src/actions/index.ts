export { delegateActions, type ActionHandlers, type ActionOfControl, type ActionOptions } from './delegate-actions.ts';
