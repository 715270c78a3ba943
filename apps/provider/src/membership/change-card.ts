import { eq } from 'drizzle-orm';
import type { CreditCard } from '@myler/api-client/contract';
import { cardChangedEmail } from '../mail/emails/account.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countPayment, uncountPayment } from '../payment/declined-limit.ts';
import { declinedProblem } from '../payment/decline-problems.ts';
import { memberships } from '../store/schema.ts';
import { findMember, membershipEnded } from './rows/find.ts';
import { payOverdueRenewal } from './renew.ts';
import { storedCard, type UpgradeDeps } from './upgrade.ts';

/**
 * Stores another card for the next payments. An unpaid renewal is charged to it at once. The old card is forgotten.
 *
 * @throws {Problem} 402 when the card is declined; 409 `membership-ended`
 */
export async function changeCard(
  deps: UpgradeDeps,
  request: { userId: string; card: CreditCard; key: string; visitorAddress: string },
): Promise<void> {
  const { db, payments } = deps;
  const { userId, card, key, visitorAddress } = request;
  const { user, membership } = await findMember(db, userId);
  if (membership.status === 'ended') throw membershipEnded();
  const payer = { email: user.email, visitorAddress };
  await countPayment(deps, payer, deps.now());
  const stored = await payments.storeCard(key, card);
  if (stored.status === 'declined') throw declinedProblem(stored.code);
  await uncountPayment(deps, payer);
  const former = await db.transaction(async (tx) => {
    const locked = await findMember(tx, userId, { lock: true });
    // The same key again: it is stored already.
    if (locked.membership.cardToken === stored.card.token) return null;
    await tx.update(memberships).set(storedCard(stored.card)).where(eq(memberships.id, locked.membership.id));
    const { email, firstName } = user;
    const { renews } = locked.membership;
    await enqueueMail(
      tx,
      cardChangedEmail({ to: email, firstName, lastFour: stored.card.lastFour, renews }),
      deps.now(),
    );
    return locked.membership.cardToken;
  });
  if (former) await payments.deleteCard(former);
  await payOverdueRenewal(deps, userId);
}
