import type { Keys } from '@myler/server/secrets';
import type { Logger } from '@myler/server/log';
import {
  processResetRequests,
  requestPasswordReset,
  resetPasskeys,
  resetPassword,
} from '../../accounts/password-reset.ts';
import type { PasswordHasher } from '../../accounts/password-hasher.ts';
import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';

export interface PasswordDeps {
  db: Database;
  passwords: PasswordHasher;
  now: () => Date;
  log: Pick<Logger, 'info'>;
  publicOrigin: string;
  sessionKeys: Keys;
  idempotencyKeys: Keys;
  giftCardKeys: Keys;
  notifyMailQueue: () => void;
  /** Runs work after the response was sent. */
  later: (work: () => Promise<void>) => void;
}

/** Forgotten passwords: a link by email, and setting a new password with it. */
export function passwordHandlers(
  deps: PasswordDeps,
): Pick<Handlers, 'forgotPassword' | 'resetPasskeys' | 'resetPassword'> {
  return {
    async forgotPassword({ body }) {
      await requestPasswordReset(deps.db, body.email, deps.now());
      deps.later(async () => {
        await processResetRequests(deps.db, deps, deps.now());
        deps.notifyMailQueue();
      });
      return undefined;
    },
    resetPasskeys: ({ body }) => resetPasskeys(deps.db, body.token, deps.now()),
    async resetPassword({ body }) {
      const user = await resetPassword(deps, body);
      deps.log.info({ user }, 'a new password was set by a link');
      deps.notifyMailQueue();
      return undefined;
    },
  };
}
