import type { SessionWithRefresh } from '@myler/api-client/contract';

export interface KnownCaller {
  session: string;
  member: string;
}

export interface KnownMembers {
  /** A session has begun or was renewed. */
  note(session: SessionWithRefresh): void;
  /** Whose a token is, as far as it is known; one from elsewhere is a session and a member of its own. */
  callerOf(accessToken: string): KnownCaller;
}

/** A proxy that has handed out more tokens than this forgets the oldest. */
const MAX_TOKENS = 100_000;

/** The members of the access tokens that this proxy hands out: to everybody but the provider, tokens are opaque. */
export function createKnownMembers(now: () => number = Date.now): KnownMembers {
  const known = new Map<string, KnownCaller & { until: number }>();
  return {
    note({ accessToken, expiresIn, user, sessionId = user.id }) {
      known.set(accessToken, { session: sessionId, member: user.id, until: now() + expiresIn * 1000 });
      for (const [token, { until }] of known) {
        if (until > now() && known.size <= MAX_TOKENS) break;
        known.delete(token);
      }
    },
    callerOf: (accessToken) => known.get(accessToken) ?? { session: accessToken, member: accessToken },
  };
}
