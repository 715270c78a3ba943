import { eq } from 'drizzle-orm';
import { NOTICE_DAYS } from '@myler/config/account';
import type { MembershipChange } from '@myler/api-client/contract';
import { fieldProblem } from '@myler/api-client/problems';
import type { Keys } from '@myler/server/secrets';
import { addDays } from '@myler/config/dates';
import type { ActingMember } from '../http/acting-member.ts';
import { renewalResumedEmail, renewalStoppedEmail } from '../mail/emails/changed-renewal.ts';
import { enqueueMail } from '../mail/outbox/enqueue-mail.ts';
import { countNotice } from '../mail/outbox/mail-budget.ts';
import { priceList } from '../prices/price-list.ts';
import { dayInLondon } from '../primitives/days.ts';
import { wholeCreditOf } from '../referrals/credit.ts';
import { memberships, type MembershipRow } from '../store/schema.ts';
import { assertNotBeingCharged, membershipEnded, type MembershipDeps } from '../member-rows/find.ts';
import { heldBy } from '../member-rows/find-person.ts';
import { withoutPlace } from '../member-rows/without-place.ts';
import { lowerOf, pricesIn, renewalPriceOf, unpaidEndOf } from '../membership-terms/membership-terms.ts';

/**
 * Ends or resumes the renewal, or chooses the membership of the next year. A letter confirms what has changed.
 *
 * @throws {Problem} 409 `membership-ended`; 409 `renewal-under-way` for another membership while the next year is being paid; 422 for a membership that the next year cannot be; 429 `too-many-changes`
 */
export function changeRenewal(
  { db, publicOrigin, sessionKeys, now: clock }: MembershipDeps & { sessionKeys: Keys },
  member: ActingMember,
  change: MembershipChange,
): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    const { user, membership } = heldBy(await member.lock(tx));
    if (membership.status === 'ended') throw membershipEnded();
    const prices = await priceList(tx);
    const isSame = change.membershipId === membership.membershipId;
    if (!isSame && !lowerOf(membership, prices).some(({ membershipId }) => membershipId === change.membershipId))
      throw fieldProblem({ membershipId: 'The next year can be this membership or a lower one.' });
    const nextMembershipId = isSame ? null : change.membershipId;
    if (change.renews === membership.renews && nextMembershipId === membership.nextMembershipId) return;
    const keepsPrice = nextMembershipId === membership.nextMembershipId;
    if (!keepsPrice) assertNotBeingCharged(membership);
    const price = renewalPriceOf(membership, change.membershipId, prices);
    const today = dayInLondon(now);
    const isNotice = change.renews && !membership.renews && isNoticeOverdue(membership, today);
    const [changed] = await tx
      .update(memberships)
      .set({
        renews: change.renews,
        nextMembershipId,
        // The letter's price was that of another membership.
        ...(membership.noticeSentOn !== null && !keepsPrice ? { noticePrice: price?.amount ?? null } : {}),
        ...(isNotice
          ? {
              noticeSentOn: addDays(membership.renewsOn, -NOTICE_DAYS),
              noticePrice: price?.amount ?? null,
              noticePrices: pricesIn(prices, membership.currency),
            }
          : {}),
        // Who takes the renewal back may still close the account another time.
        ...(change.renews ? { closesAfterYear: false } : {}),
      })
      .where(eq(memberships.id, membership.id))
      .returning();
    if (!changed) return;
    const email = change.renews ? renewalResumedEmail : renewalStoppedEmail;
    const amount = { amount: changed.noticePrice ?? price?.amount ?? 0, currency: changed.currency };
    await enqueueMail(
      tx,
      email({
        user,
        membership: changed,
        price: amount,
        publicOrigin,
        today,
        isNotice,
        unpaid: unpaidOf(changed, today),
        credit: await wholeCreditOf(tx, changed),
        withoutPlace: (await withoutPlace(tx, changed, now))(change.membershipId),
      }),
      now,
      await countNotice(tx, { account: user, key: sessionKeys[0], now }),
    );
  });
}

/** What the email says of a renewal that was tried and is not paid. A try whose day has passed meanwhile is the next one. */
function unpaidOf(membership: MembershipRow, today: string): { nextTryOn?: string; endsOn: string } | undefined {
  const { failedTries, confirmationId, nextTryOn } = membership;
  if (failedTries === 0 && !confirmationId) return undefined;
  const next = nextTryOn && nextTryOn < today ? today : nextTryOn;
  return { endsOn: unpaidEndOf(membership), ...(next ? { nextTryOn: next } : {}) };
}

/**
 * Whether the letter of thirty days before would come late because the renewal was stopped when it was due. The email that
 * confirms the change then says the price and the day, and takes the letter’s place: nobody has days for nothing.
 */
const isNoticeOverdue = ({ noticeSentOn, renewsOn }: MembershipRow, today: string): boolean =>
  noticeSentOn === null && addDays(today, NOTICE_DAYS) > renewsOn;
