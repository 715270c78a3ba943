export { agreementInWords, everyoneInWords } from './agreement.ts';
export { type OwnVote, type Voting, VotingSession, votersWithOwn } from './voting-session.ts';
