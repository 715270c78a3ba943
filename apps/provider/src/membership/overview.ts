import type { MemberMembership, StoredCard } from '@myler/api-client/contract';
import { NOTICE_DAYS } from '@myler/config/account';
import { contactWith } from '../desk/written.ts';
import { dayBegunEverywhere, dayInLondon, daysAfter } from '../primitives/days.ts';
import { termsAt } from '../legal-texts/holding.ts';
import { priceList } from '../prices/price-list.ts';
import type { Database } from '../store/database.ts';
import type { MembershipRow } from '../store/schema.ts';
import { mylersOf } from '../member-rows/mylers-of.ts';
import { findMember, paymentsOf } from '../member-rows/find.ts';
import { lowerOf, priceIn, refundableOf, unpaidEndOf, upgradesOf } from '../membership-terms/membership-terms.ts';

/** A member’s membership as the account shows it. */
export async function membershipOverview(db: Database, userId: string, now: Date): Promise<MemberMembership> {
  const { user, membership } = await findMember(db, userId);
  const prices = await priceList(db);
  const paid = await paymentsOf(db, userId);
  const refundable = refundableOf(membership, paid, dayBegunEverywhere(now));
  const giftSpent = paid.findLast(({ kind }) => kind === 'join')?.gift ?? 0;
  return {
    number: membership.memberNumber,
    membershipId: membership.membershipId,
    status: membership.status,
    firstName: user.firstName,
    lastName: user.lastName,
    memberSince: membership.memberSince,
    startsOn: membership.startsOn,
    renewsOn: membership.renewsOn,
    ...(await mylersOf(db, membership)),
    ...(await contactWith(db, userId, now)),
    ...(giftSpent > 0 ? { giftSpent: { amount: giftSpent, currency: membership.currency } } : {}),
    terms: await termsOf(db, now),
    ...renewalOf(membership, prices),
    ...unpaidOf(membership),
    ...(membership.closesAfterYear && membership.status !== 'ended' ? { closes: true } : {}),
    ...(membership.confirmationId && membership.chargeToken ? { confirmation: membership.confirmationId } : {}),
    ...(membership.endedOn && membership.endReason
      ? { ended: { on: membership.endedOn, reason: membership.endReason } }
      : {}),
    ...(refundable
      ? {
          leaving: {
            kind: refundable.kind,
            until: refundable.until,
            refund: refundable.refund,
            ...(refundable.gift ? { gift: refundable.gift } : {}),
            ...(refundable.remaining ? { remaining: refundable.remaining } : {}),
          },
        }
      : {}),
    upgrades: upgradesOf(membership, prices, dayInLondon(now)),
    lower: lowerOf(membership, prices),
  };
}

/** Which version of the terms holds, and which comes. */
async function termsOf(db: Database, now: Date): Promise<NonNullable<MemberMembership['terms']>> {
  const { versions, next } = await termsAt(db, now);
  const [{ version, effectiveOn } = { version: '', effectiveOn: '' }] = versions;
  return { version, since: effectiveOn, ...(next ? { next: { version: next.version, from: next.effectiveOn } } : {}) };
}

function renewalOf(
  membership: MembershipRow,
  prices: Awaited<ReturnType<typeof priceList>>,
): Pick<MemberMembership, 'renewal'> {
  const { renews, status, renewsOn, currency, noticeSentOn, noticePrice } = membership;
  const membershipId = membership.nextMembershipId ?? membership.membershipId;
  const today = priceIn(prices, membershipId, currency);
  const price = noticePrice === null ? today : { amount: noticePrice, currency };
  if (!renews || status === 'ended' || !price) return {};
  const card = storedCardOf(membership);
  return {
    renewal: {
      membershipId,
      price,
      noticeOn: noticeSentOn ?? daysAfter(renewsOn, -NOTICE_DAYS),
      isNoticeSent: noticeSentOn !== null,
      ...(card ? { card } : {}),
    },
  };
}

function unpaidOf(membership: MembershipRow): Pick<MemberMembership, 'unpaid'> {
  const { failedTries, nextTryOn, status, confirmationId } = membership;
  if (status === 'ended' || (failedTries === 0 && !confirmationId)) return {};
  return { unpaid: { endsOn: unpaidEndOf(membership), ...(nextTryOn ? { nextTryOn } : {}) } };
}

/** The card of the next payment. A card without a token is one of a payment before cards were stored. */
export function storedCardOf({
  cardToken,
  cardBrand,
  cardLastFour,
  cardExpiry,
}: MembershipRow): StoredCard | undefined {
  if (!cardToken || !cardBrand || !cardLastFour || !cardExpiry) return undefined;
  return { brand: cardBrand, lastFour: cardLastFour, expiry: cardExpiry };
}
