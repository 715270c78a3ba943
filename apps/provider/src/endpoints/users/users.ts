import { attemptOutcome } from '../../confirmed-payments/attempt-outcome.ts';
import type { FinisherDeps } from '../../confirmed-payments/finishers.ts';
import type { Handlers } from '../../http/route.ts';
import { register, type RegistrationDeps } from '../../registration/register.ts';

/** Registration, and the outcome of an attempt to register or to buy a gift card. */
export function userHandlers(deps: RegistrationDeps & FinisherDeps): Pick<Handlers, 'register' | 'attempt'> {
  return {
    register: ({ body, attempt, visitorAddress }) => register(deps, { registration: body, visitorAddress }, attempt),
    attempt: ({ attempt }) => attemptOutcome(deps, attempt, { purposes: ['register', 'buyGiftCard'], userId: null }),
  };
}
