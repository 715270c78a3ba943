import { createGatewayClient } from '@myler/api-client/gateway';
import type { StoredNameIn } from '@myler/config/device';
import { VotingSession, type OwnVote } from '@myler/domain/voting';
import { silentHistory } from '@myler/islands/navigation';
import { accessToken } from '../../visitor/access-token.ts';

const { call } = createGatewayClient({ token: accessToken });

/** The visitor's part in the list of a link. */
export function beginVoting(token: string): VotingSession {
  return new VotingSession(
    {
      read: () => call('sharedShortlist', { params: { token } }),
      vote: (body) => call('voteOnShortlist', { params: { token }, body, keepalive: true }),
      keep: keepOwnVote,
    },
    keptVote(),
  );
}

/** The name in `history.state`: it lasts as long as this entry of the tab's history, and is in no storage. */
const KEY = 'shortlistVote' satisfies StoredNameIn<'history of the tab'>;

/** Without the router's notice: it would take this for another page, and the focus to its start. */
function keepOwnVote(own: OwnVote): void {
  silentHistory.replace({ ...(history.state as object | null), [KEY]: own });
}

function keptVote(): OwnVote | undefined {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null) return undefined;
  return (state as Record<string, OwnVote | undefined>)[KEY];
}
