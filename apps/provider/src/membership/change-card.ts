import { eq } from 'drizzle-orm';
import type { CreditCard } from '@myler/api-client/contract';
import type { StoredResponse } from '../http/route.ts';
import type { KeyedCall } from '../http/keyed-call.ts';
import { assertHeld, storeFailure, storeResponse, type Lease } from '../idempotency/leases.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import { cardChangedEmail } from '../mail/emails/account.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countNotice, permitOfAdmitted, uncountNotice } from '../mail/outbox/mail-budget.ts';
import { countersOf, countPayment, uncountPayment } from '../payment/declined-limit.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import type { CardOnFile } from '../payment/gateway.ts';
import { memberships } from '../store/schema.ts';
import { findMember, membershipEnded } from '../member-rows/find.ts';
import { payOverdueRenewal } from './renew.ts';
import { storedCard, type UpgradeDeps } from './upgrade.ts';

/**
 * Stores another card for the next payments, once for an idempotency key. An unpaid renewal is charged to it at once. The old
 * card is forgotten.
 *
 * @throws {Problem} 409 `membership-ended`; 429 `too-many-changes`
 * @returns 402 when the card is declined, otherwise a response without content
 */
export function changeCard(
  deps: UpgradeDeps,
  request: { userId: string; card: CreditCard; visitorAddress: string },
  call: KeyedCall,
): Promise<StoredResponse> {
  const { userId } = request;
  return runIdempotent(deps, call, {
    async plan() {
      const { membership } = await findMember(deps.db, userId);
      if (membership.status === 'ended') throw membershipEnded();
      return { kind: 'card', currency: membership.currency, price: 0 };
    },
    // Before the card is sent to the gateway, so that none is stored there whose email is refused.
    admit: (_plan, now) =>
      deps.db.transaction(async (tx) => {
        const { user: account } = await findMember(tx, userId);
        await countNotice(tx, { account, key: deps.sessionKeys[0], now });
        await countPayment({ ...deps, db: tx }, request, now);
      }),
    async run(lease) {
      const stored = await deps.payments.storeCard(lease.key, request.card);
      if (stored.status === 'declined') {
        const { user: account } = await findMember(deps.db, userId);
        await uncountNotice(deps.db, { account, key: deps.sessionKeys[0] });
        return storeFailure(deps.db, lease, declinedProblem(stored.code));
      }
      await replaceCard(deps, userId, stored.card, lease);
      const declined = await payOverdueRenewal(deps, userId, (tx) => assertHeld(tx, lease));
      if (declined) return storeFailure(deps.db, lease, declined);
      await uncountPayment(deps.db, countersOf(deps, request));
      return storeResponse(deps.db, lease, { state: 'succeeded', status: 200, body: '{}' });
    },
  });
}

async function replaceCard({ db, now }: UpgradeDeps, userId: string, card: CardOnFile, lease: Lease): Promise<void> {
  await db.transaction(async (tx) => {
    const { user, membership } = await findMember(tx, userId, { lock: true });
    // A reset may have ended the session while the gateway stored the card.
    await assertHeld(tx, lease);
    // A run before this one has stored it.
    if (membership.cardToken === card.token) return;
    await tx.update(memberships).set(storedCard(card)).where(eq(memberships.id, membership.id));
    const { email, firstName } = user;
    const { renews } = membership;
    await enqueueMail(
      tx,
      cardChangedEmail({ to: email, firstName, lastFour: card.lastFour, renews }),
      now(),
      permitOfAdmitted,
    );
  });
}
