import type { Session } from '@myler/api-client/contract';

export interface KnownMembers {
  /** A session has begun or was renewed. */
  note(session: Session): void;
  /** The member's id; for a token from elsewhere the token itself. */
  memberOf(accessToken: string): string;
}

/** A proxy that has handed out more tokens than this forgets the oldest. */
const MAX_TOKENS = 100_000;

/** The members of the access tokens that this proxy hands out: to everybody but the provider, tokens are opaque. */
export function createKnownMembers(now: () => number = Date.now): KnownMembers {
  const known = new Map<string, { id: string; until: number }>();
  return {
    note({ accessToken, expiresIn, user }) {
      known.set(accessToken, { id: user.id, until: now() + expiresIn * 1000 });
      for (const [token, { until }] of known) {
        if (until > now() && known.size <= MAX_TOKENS) break;
        known.delete(token);
      }
    },
    memberOf: (accessToken) => known.get(accessToken)?.id ?? accessToken,
  };
}
