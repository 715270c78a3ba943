import { closeSession, rotateSession, userOf } from '../../accounts/sessions.ts';
import { signIn, type SignInDeps } from '../../accounts/sign-in.ts';
import { Problem } from '@myler/api-client/problems';
import type { Handlers } from '../../http/route.ts';

/** The current member; signing in, refreshing a session and signing out. */
export function sessionHandlers(deps: SignInDeps): Pick<Handlers, 'me' | 'signIn' | 'refresh' | 'signOut'> {
  const { db, sessionKeys, now, log } = deps;
  return {
    async me({ caller }) {
      if (caller.kind !== 'member') return { status: false };
      const user = await userOf(db, caller.userId);
      return user ? { status: true, user } : { status: false };
    },
    signIn: ({ body, visitorAddress }) => signIn(deps, body, visitorAddress),
    async refresh({ body }) {
      const session = await rotateSession({ db, sessionKeys, now: now(), log }, body.refreshToken);
      if (!session) throw new Problem(401, 'This session has ended. Sign in again.', { code: 'session-ended' });
      return session;
    },
    async signOut({ body }) {
      const user = await closeSession({ db, sessionKeys, now: now() }, body.refreshToken);
      if (user) log.info({ user }, 'signed out');
      return undefined;
    },
  };
}
