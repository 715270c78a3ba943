import { eq } from 'drizzle-orm';
import type { AttemptOutcome } from '@myler/api-client/contract';
import { finishWaiting, isStillRunning } from '../../idempotency/confirmations.ts';
import { amountDue, isWaiting, type AttemptRow } from '../../idempotency/leases.ts';
import type { Handlers } from '../../http/route.ts';
import { createFinishers, type FinisherDeps } from '../../confirmed-payments/finishers.ts';
import { register, type RegistrationDeps } from '../../registration/register.ts';
import type { Database } from '../../store/database.ts';
import { attempts } from '../../store/schema.ts';

/** Registration, and the outcome of an attempt to register or to buy a gift card. */
export function userHandlers(deps: RegistrationDeps & FinisherDeps): Pick<Handlers, 'register' | 'attempt'> {
  const finishers = createFinishers(deps);
  return {
    register: ({ body, idempotencyKey, visitorAddress }) =>
      register(deps, { registration: body, visitorAddress }, idempotencyKey),
    async attempt({ query }) {
      const key = query.attempt.toLowerCase();
      const row = await findAttempt(deps.db, key);
      if (!row) return { status: 'unknown' };
      if (!isWaiting(row)) return outcomeOf(row);
      // Whoever asks first after the bank's confirmation finishes the attempt.
      await finishWaiting(deps, row, finishers[row.kind]).catch((error: unknown) => {
        if (!isStillRunning(error)) throw error;
      });
      return outcomeOf((await findAttempt(deps.db, key)) ?? row);
    },
  };
}

const findAttempt = async (db: Database, key: string): Promise<AttemptRow | undefined> =>
  (await db.select().from(attempts).where(eq(attempts.key, key)))[0];

function outcomeOf(row: AttemptRow): AttemptOutcome {
  const { state, membershipId, confirmationId, message } = row;
  if (state === 'failed') return { status: state, ...(message ? { message } : {}) };
  const what = membershipId ? { membershipId } : {};
  if (state === 'succeeded') return { status: state, ...what, paid: amountDue(row) };
  return {
    status: state,
    ...what,
    ...(confirmationId && state === 'requires-action' ? { confirmation: confirmationId } : {}),
  };
}
