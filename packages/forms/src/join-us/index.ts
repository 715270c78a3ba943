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
export { joinFormEditedAtom, joinNoticeAtom, joinUsAtom } from './state/join-us-atoms.ts';
export { joinUsSteps } from './rules/join-us-steps.ts';
export { resumeJoin } from './resume-join.ts';
