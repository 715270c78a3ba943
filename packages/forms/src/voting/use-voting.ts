'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Voting, VotingSession } from '@myler/domain/voting';

/** Often enough to feel like one table, and rare enough for the limit of ten people at one address. */
const REFRESH_MS = 20_000;

/**
 * A shared list, read again every so often and whenever the visitor comes back to the page.
 *
 * @param begin called once, when the component mounts
 */
export function useVoting(begin: () => VotingSession): [Voting, VotingSession] {
  const [voting] = useState(begin);
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
