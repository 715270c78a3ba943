import { eq } from 'drizzle-orm';
import { amountDue } from '../../idempotency/leases.ts';
import type { Handlers } from '../../http/route.ts';
import { register, type RegistrationDeps } from '../../registration/register.ts';
import { attempts } from '../../store/schema.ts';

/** Registration, and the outcome of an attempt to register or to buy a gift card. */
export function userHandlers(deps: RegistrationDeps): Pick<Handlers, 'register' | 'attempt'> {
  return {
    register: ({ body, idempotencyKey, visitorAddress }) =>
      register(deps, { registration: body, visitorAddress }, idempotencyKey),
    async attempt({ query }) {
      const [row] = await deps.db.select().from(attempts).where(eq(attempts.key, query.attempt.toLowerCase()));
      if (!row) return { status: 'unknown' };
      const what = row.membershipId ? { membershipId: row.membershipId } : {};
      if (row.state === 'running') return { status: 'running', ...what };
      if (row.state === 'failed') return { status: 'failed', ...(row.message ? { message: row.message } : {}) };
      return { status: 'succeeded', ...what, paid: amountDue(row) };
    },
  };
}
