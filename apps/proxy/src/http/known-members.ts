import type { SessionWithRefresh } from '@myler/api-client/contract';

export interface KnownCaller {
  session: string;
  member: string;
}

export interface KnownMembers {
  /** A session has begun or was renewed. */
  note(session: SessionWithRefresh): Promise<void>;
  /** Whose a token is, if a proxy has handed it out. */
  callerOf(accessToken: string): Promise<KnownCaller | undefined>;
}

/** What all proxies with the same Redis read. While it does not answer, nothing is kept and nothing is found. */
export interface SharedNotes {
  put(name: string, value: string, seconds: number): Promise<void>;
  get(name: string): Promise<string | undefined>;
}

/** A proxy that has handed out more tokens than this forgets the oldest. */
const MAX_TOKENS = 100_000;

/**
 * The members of the access tokens that proxies hand out: to everybody but the provider, tokens are opaque. With shared notes, a
 * session has one identity in all proxies, whichever of them has begun or renewed it.
 */
export function createKnownMembers(shared?: SharedNotes, now: () => number = Date.now): KnownMembers {
  const known = new Map<string, KnownCaller & { until: number }>();
  const keep = (accessToken: string, caller: KnownCaller & { until: number }) => {
    known.set(accessToken, caller);
    for (const [token, { until }] of known) {
      if (until > now() && known.size <= MAX_TOKENS) break;
      known.delete(token);
    }
    return caller;
  };
  return {
    async note({ accessToken, expiresIn, user, sessionId = user.id }) {
      const until = now() + expiresIn * 1000;
      keep(accessToken, { session: sessionId, member: user.id, until });
      await shared?.put(accessToken, JSON.stringify([sessionId, user.id, until]), Math.max(1, expiresIn));
    },
    async callerOf(accessToken) {
      const here = known.get(accessToken);
      if (here) return here;
      const elsewhere = await shared?.get(accessToken);
      if (!elsewhere) return undefined;
      const [session, member, until] = JSON.parse(elsewhere) as [string, string, number];
      return keep(accessToken, { session, member, until });
    },
  };
}
