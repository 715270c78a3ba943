import { useEffect, useState, useSyncExternalStore } from 'react';
import { createGatewayClient } from '@myler/api-client/gateway';
import type { StoredNameIn } from '@myler/config/device';
import { silentHistory } from '@myler/islands/navigation';
import { accessToken } from '../../visitor/access-token.ts';
import { VotingSession, type OwnVote, type Voting } from '@myler/domain/voting';

/** Often enough to feel like one table, and rare enough for the limit of ten people at one address. */
const REFRESH_MS = 20_000;

const { call } = createGatewayClient({ token: accessToken });

/** The list of a link, read again every so often and whenever the visitor comes back to the page. */
export function useVoting(token: string): [Voting, VotingSession] {
  const [voting] = useState(
    () =>
      new VotingSession(
        {
          read: () => call('sharedShortlist', { params: { token } }),
          vote: (body) => call('voteOnShortlist', { params: { token }, body, keepalive: true }),
          keep: keepOwnVote,
        },
        keptVote(),
      ),
  );
  useEffect(() => {
    void voting.refresh({ isNobodyPressing: true });
    const refreshWhileShown = () => document.visibilityState === 'visible' && void voting.refresh();
    const refreshOnReturn = () =>
      document.visibilityState === 'visible' && void voting.refresh({ isNobodyPressing: true });
    const timer = setInterval(refreshWhileShown, REFRESH_MS);
    document.addEventListener('visibilitychange', refreshOnReturn);
    addEventListener('focus', refreshOnReturn);
    addEventListener('online', refreshWhileShown);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refreshOnReturn);
      removeEventListener('focus', refreshOnReturn);
      removeEventListener('online', refreshWhileShown);
    };
  }, [voting]);
  return [useSyncExternalStore(voting.subscribe, voting.state), voting];
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
