import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Leaving } from '@myler/api-client/contract';
import { Problem } from '@myler/api-client/problems';
import type { Logger } from '@myler/server/log';
import type { Keys } from '@myler/server/secrets';
import { formatMoney, type Money } from '@myler/config/currencies';
import { tellDeskOfMember } from '../desk/tell-desk.ts';
import { returnDayOf, returnToGiftCard } from '../gift-cards/return.ts';
import type { ActingMember } from '../http/acting-member.ts';
import { leftEmail } from '../mail/emails/leaving.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countUnlessPaid } from '../mail/outbox/mail-budget.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { inTurn } from '../primitives/in-turn.ts';
import { dayBegunEverywhere } from '../primitives/days.ts';
import type { ClaimKeys } from '../prices/coupon-claims.ts';
import { fingerprintsOfLeaver, noteFormerCard, type MemberCardDeps } from '../prices/former-members.ts';
import { priceList } from '../prices/price-list.ts';
import { cardOfCharge, noteTakenBackTo } from '../prices/taken-back.ts';
import type { Database, Queryable } from '../store/database.ts';
import { memberships, payments, type MembershipRow, type PaymentRow } from '../store/schema.ts';
import { careFor } from '../member-rows/assign-myler.ts';
import { assertNotBeingCharged, findMember, paymentsOf, type MembershipDeps } from '../member-rows/find.ts';
import { heldBy } from '../member-rows/find-person.ts';
import { withoutPlace } from '../member-rows/without-place.ts';
import { endMembership } from './end-membership.ts';
import { giveBack } from './give-back.ts';
import { lowerOf, refundableOf, renewalPriceOf, type Refundable } from '../membership-terms/membership-terms.ts';

/**
 * Leaves within the fourteen days, or takes an upgrade back. One transaction decides, once; `sendRefunds` then moves the money.
 *
 * @throws {Problem} 409 `too-late` after the fourteen days; 409 `renewal-under-way` for an upgrade while the next year is being paid; 409 `price-changed` when the page showed another sum
 */
export async function leave(
  deps: MembershipDeps & MemberCardDeps & { db: Database; sessionKeys: Keys; log: Pick<Logger, 'warn' | 'error'> },
  member: ActingMember,
  leaving: Leaving,
): Promise<void> {
  const { db, publicOrigin, sessionKeys } = deps;
  const now = deps.now();
  const fingerprints = await fingerprintsOfLeaver(deps, (await findMember(db, member.userId)).membership, now);
  return db.transaction(async (tx) => {
    const { user, membership } = heldBy(await member.lock(tx));
    const { userId } = member;
    const paid = await paymentsOf(tx, userId);
    const refundable = refundableOf(membership, paid, dayBegunEverywhere(now));
    if (!refundable) throw tooLate();
    const { amount, currency } = refundable.refund;
    const isSame = leaving.refund.amount === amount && leaving.refund.currency === currency;
    if (refundable.kind !== leaving.kind || !isSame)
      throw new Problem(
        409,
        `The sum has changed: you would get ${formatMoney(refundable.refund)} back. Check it, then decide.`,
        {
          code: 'price-changed',
        },
      );
    const losing = refundable.remaining ? (await withoutPlace(tx, membership, now))(refundable.remaining) : [];
    await giveBack(tx, deps, { user, refundable, now });
    let lost: Money | undefined;
    if (refundable.kind === 'membership')
      lost = await endMembership(tx, deps, { user, membership, reason: 'left', fingerprints, now });
    else await returnToFormerMembership(tx, { membership, refundable, paid }, now);
    const kind = refundable.kind === 'membership' ? 'left' : 'upgrade-taken-back';
    const { membership: after } = await findMember(tx, userId);
    await tellDeskOfMember(tx, deps, { kind, user, membership: after }, now);
    const isPaidByCard = refundable.payments.some(({ chargeId }) => chargeId !== null);
    const notice = await countUnlessPaid(tx, { account: user, key: sessionKeys[0], now, isPaidByCard });
    const giftUntil = await returnDayOf(tx, refundable.payments, now);
    const mail = { user, refundable, giftUntil, lost, publicOrigin, withoutPlace: losing };
    if (notice) await enqueueMail(tx, leftEmail(mail), now, notice);
  });
}

async function returnToFormerMembership(
  tx: Queryable,
  {
    membership,
    refundable: {
      remaining,
      payments: [upgrade],
    },
    paid,
  }: { membership: MembershipRow; refundable: Refundable; paid: readonly PaymentRow[] },
  now: Date,
): Promise<void> {
  if (!remaining || !upgrade) return;
  assertNotBeingCharged(membership);
  const prices = await priceList(tx);
  const former = { ...membership, membershipId: remaining };
  const price = renewalPriceOf(membership, remaining, prices);
  // What was chosen for the next year on top of the upgrade goes with it, unless it is lower than what remains too.
  const chosen = lowerOf(former, prices).find(({ membershipId }) => membershipId === membership.nextMembershipId);
  const nextPrice = chosen?.price ?? price;
  const before = paid.find(({ key, refundedAt }) => key !== upgrade.key && refundedAt === null);
  await tx
    .update(memberships)
    .set({
      membershipId: remaining,
      ...(await careFor(tx, {
        userId: membership.userId,
        membershipId: remaining,
        city: null,
        before: membership,
        now,
      })),
      price: sql`${memberships.price} - ${upgrade.price}`,
      paid: sql`${memberships.paid} - ${upgrade.paid}`,
      // Whoever has taken over the card has paid nothing before.
      yearPrice: before && before.kind !== 'upgrade' ? null : (price?.amount ?? null),
      nextMembershipId: chosen?.membershipId ?? null,
      ...(membership.noticeSentOn && nextPrice ? { noticePrice: nextPrice.amount } : {}),
    })
    .where(eq(memberships.id, membership.id));
}

/**
 * Gives back the money of refunds that were decided: to the card, once by the gateway, and to the gift card. It may run at
 * any time, also in several providers at the same time. One that fails stops no other, and is tried again by the next run.
 *
 * @throws {AggregateError} with the error of each refund that failed
 */
export async function sendRefunds({
  db,
  gateway,
  now,
  ...keys
}: ClaimKeys & {
  db: Database;
  gateway: PaymentGateway;
  now: Date;
}): Promise<void> {
  const decided = await db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.refundedAt), isNull(payments.refundDoneAt)));
  await inTurn(decided, async (payment) => {
    const { chargeId, refundedAt } = payment;
    if (chargeId) await gateway.refundCharge(chargeId);
    const cardHash = chargeId ? await cardOfCharge({ ...keys, payments: gateway }, chargeId) : undefined;
    await db.transaction(async (tx) => {
      const [done] = await tx
        .update(payments)
        .set({ refundDoneAt: now })
        .where(and(eq(payments.key, payment.key), isNull(payments.refundDoneAt)))
        .returning({ key: payments.key });
      if (!done) return;
      if (refundedAt) await noteTakenBackTo(tx, { refundedAt, cardHash });
      await noteFormerCard(tx, payment, cardHash);
      if (payment.giftCardId) await returnToGiftCard(tx, payment.key, now);
    });
  });
}

function tooLate(): Problem {
  return new Problem(
    409,
    'There is nothing left to refund: the fourteen days are over, or you left in another window. Load the page again.',
    { code: 'too-late' },
  );
}
