import type { MemberMembership, StoredCard } from '@myler/api-client/contract';
import { NOTICE_DAYS } from '@myler/config/account';
import { findDocument } from '../content/documents.ts';
import { dayBegunEverywhere, dayInLondon, daysAfter } from '../primitives/days.ts';
import { priceList } from '../prices/price-list.ts';
import type { Database } from '../store/database.ts';
import type { MembershipRow } from '../store/schema.ts';
import { findMember, paymentsOf } from '../member-rows/find.ts';
import { creditOf } from '../referrals/credit.ts';
import { lowerOf, priceIn, refundableOf, unpaidEndOf, upgradesOf } from '../membership-terms/membership-terms.ts';

/** A member’s membership as the account shows it. */
export async function membershipOverview(db: Database, userId: string, now: Date): Promise<MemberMembership> {
  const { user, membership } = await findMember(db, userId);
  const prices = await priceList(db);
  const paid = await paymentsOf(db, userId);
  const refundable = refundableOf(membership, paid, dayBegunEverywhere(now));
  const credit = await creditOf(db, membership);
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
    ...(await mylerOf(db, membership)),
    ...(giftSpent > 0 ? { giftSpent: { amount: giftSpent, currency: membership.currency } } : {}),
    ...renewalOf(membership, prices, credit),
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
            ...(refundable.credit ? { credit: refundable.credit } : {}),
            ...(refundable.remaining ? { remaining: refundable.remaining } : {}),
          },
        }
      : {}),
    upgrades: upgradesOf(membership, prices, { today: dayInLondon(now), credit }).map(
      ({ credit: used, ...upgrade }) => ({
        ...upgrade,
        ...(used.amount > 0 ? { credit: used } : {}),
      }),
    ),
    lower: lowerOf(membership, prices),
  };
}

async function mylerOf(db: Database, { mylerId }: MembershipRow): Promise<Pick<MemberMembership, 'myler'>> {
  const myler = mylerId ? await findDocument(db, 'mylers', mylerId) : undefined;
  return myler ? { myler: { id: myler.id, name: myler.name, city: myler.city } } : {};
}

function renewalOf(
  membership: MembershipRow,
  prices: Awaited<ReturnType<typeof priceList>>,
  credit: number,
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
      ...(credit > 0 ? { credit: { amount: Math.min(credit, price.amount), currency } } : {}),
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
