import { eq } from 'drizzle-orm';
import type { Handlers } from '../../http/route.ts';
import { join, type JoiningDeps } from '../../joining/join.ts';
import { attempts } from '../../store/schema.ts';

/** Joining, and how an attempt to join ended. */
export function userHandlers(deps: JoiningDeps): Pick<Handlers, 'register' | 'attempt'> {
  return {
    register: ({ body, idempotencyKey }) => join(deps, body, idempotencyKey),
    async attempt({ query }) {
      const [row] = await deps.db.select().from(attempts).where(eq(attempts.key, query.attempt.toLowerCase()));
      if (!row) return { status: 'unknown' };
      if (row.state === 'running') return { status: 'running', membershipId: row.membershipId };
      if (row.state === 'failed') return { status: 'failed', ...(row.message ? { message: row.message } : {}) };
      const paid = { amount: row.price - row.discount, currency: row.currency };
      return { status: 'succeeded', membershipId: row.membershipId, paid };
    },
  };
}
