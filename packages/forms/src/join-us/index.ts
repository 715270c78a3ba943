export { createAttemptKeys, ATTEMPT_KEY, type AttemptKeys } from '../attempt/keys.ts';
export {
  joinUsClient,
  joinUsMember,
  joinUsProvider,
  type JoinUsAnalytics,
  type JoinUsClient,
  type JoinUsDeps,
  type JoinUsMember,
  type JoinUsProvider,
} from './state/clients.ts';
export { JoinUsWizard, type JoinUsWizardProps } from './JoinUsWizard.tsx';
export { joinFormEditedAtom, joinNoticeAtom, joinUsAtom } from './state/joinUsAtoms.ts';
export { joinUsSteps } from './rules/joinUsSteps.ts';
export { resumeJoin } from './resumeJoin.ts';
