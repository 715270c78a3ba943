import { eq } from 'drizzle-orm';
import { dueOf } from '../../attempts/attempts.ts';
import type { Handlers } from '../../http/route.ts';
import { join, type JoiningDeps } from '../../joining/join.ts';
import { attempts } from '../../store/schema.ts';

/** Joining, and how an attempt to join or to buy a gift card ended. */
export function userHandlers(deps: JoiningDeps): Pick<Handlers, 'register' | 'attempt'> {
  return {
    register: ({ body, idempotencyKey }) => join(deps, body, idempotencyKey),
    async attempt({ query }) {
      const [row] = await deps.db.select().from(attempts).where(eq(attempts.key, query.attempt.toLowerCase()));
      if (!row) return { status: 'unknown' };
      const what = row.membershipId ? { membershipId: row.membershipId } : {};
      if (row.state === 'running') return { status: 'running', ...what };
      if (row.state === 'failed') return { status: 'failed', ...(row.message ? { message: row.message } : {}) };
      return { status: 'succeeded', ...what, paid: dueOf(row) };
    },
  };
}
