export { useVoting } from './use-voting.ts';
export { VotingForm, type VotingFormProps } from './VotingForm.tsx';
