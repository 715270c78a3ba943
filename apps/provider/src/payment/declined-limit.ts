import { Problem } from '@myler/api-client/problems';
import { networksOf } from '@myler/server/networks';
import type { Keys } from '@myler/server/secrets';
import {
  countNetworkTry,
  countTry,
  limitKey,
  networkKeys,
  resetLimit,
  secondsUntil,
  uncountTry,
  type NetworkLimit,
} from '../limits/rate-limits.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import type { Queryable } from '../store/database.ts';

/** Declined payments in an hour, for one payer and for one network address, behind which may be an office. */
const WINDOW_MS = 60 * 60_000;
const MAX_PER_PAYER = 10;
const FROM_ADDRESS: NetworkLimit = { of: 'declined payments from an address', max: 30, windowMs: WINDOW_MS };

/**
 * A member who is signed in, or whoever typed an email address. That may be somebody else's, so it counts only together
 * with the network address: a stranger must not use up a member's tries. An unknown network address is empty.
 */
export type Payer = { visitorAddress: string } & ({ userId: string } | { email: string });

interface LimitDeps {
  db: Queryable;
  /** The key of the hashes. */
  idempotencyKeys: Keys;
}

/**
 * Counts a payment before it is made, so that nobody can find out by hundreds of tries which stolen card is good. Take it
 * back with `uncountPayment` when the card was accepted: what counts is declined.
 *
 * @throws {Problem} 429 `too-many-declined`; nothing may be charged then
 */
export async function countPayment(deps: LimitDeps, payer: Payer, now: Date): Promise<void> {
  const { count, windowEndsAt } = await countTry(deps.db, { key: payerKey(deps, payer), windowMs: WINDOW_MS, now });
  const retryAfter =
    count > MAX_PER_PAYER
      ? secondsUntil(windowEndsAt, now)
      : await countNetworkTry(deps.db, fromAddress(deps, payer), now);
  if (retryAfter !== undefined) throw tooManyDeclined(retryAfter);
}

/** What counts a payer's payments, as keyed hashes: a payment that waits for its bank is stored with them, and without the network address. */
export const countersOf = (deps: Pick<LimitDeps, 'idempotencyKeys'>, payer: Payer): string[] => [
  payerKey(deps, payer),
  ...networkKeys(fromAddress(deps, payer)),
];

/** @param counters of the payer, from `countersOf` */
export async function uncountPayment(db: Queryable, counters: readonly string[]): Promise<void> {
  for (const key of counters) await uncountTry(db, key);
}

/** Begins a member's count anew: what was declined before may have been somebody else's. The network address counts on. */
export const forgetDeclined = (deps: LimitDeps, userId: string) =>
  resetLimit(deps.db, payerKey(deps, { userId, visitorAddress: '' }));

function payerKey({ idempotencyKeys }: Pick<LimitDeps, 'idempotencyKeys'>, payer: Payer): string {
  const [{ name: network }] = networksOf(payer.visitorAddress);
  // oxlint-disable-next-line texts/unbroken -- stored, in a hash
  const of = 'userId' in payer ? ['member', payer.userId] : ['e-mail', emailKeyOf(payer.email), network];
  return limitKey(idempotencyKeys[0], 'declined payments', ...of);
}

const fromAddress = ({ idempotencyKeys }: Pick<LimitDeps, 'idempotencyKeys'>, { visitorAddress }: Payer) => ({
  limit: FROM_ADDRESS,
  key: idempotencyKeys[0],
  address: visitorAddress,
});

function tooManyDeclined(retryAfter: number): Problem {
  return new Problem(
    429,
    'Too many payments were declined within an hour. You have not been charged. Ring your bank, or try again in an hour.',
    { code: 'too-many-declined', retryAfter },
  );
}
