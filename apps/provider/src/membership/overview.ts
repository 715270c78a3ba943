import { eq } from 'drizzle-orm';
import type { MemberMembership, StoredCard } from '@myler/api-client/contract';
import { NOTICE_DAYS } from '@myler/config/account';
import { addDays } from '@myler/config/dates';
import type { MembershipId } from '@myler/config/memberships';
import { contactWith } from '../desk/written.ts';
import { dayBegunEverywhere, dayInLondon } from '../primitives/days.ts';
import { newestOf, termsAt } from '../legal-texts/holding.ts';
import { priceList } from '../prices/price-list.ts';
import type { Database } from '../store/database.ts';
import { users, type MembershipRow } from '../store/schema.ts';
import { mylersOf } from '../member-rows/mylers-of.ts';
import { paymentsOf } from '../member-rows/find.ts';
import { cardOf, findPerson, nothingHere, type Person } from '../member-rows/find-person.ts';
import { withoutPlace } from '../member-rows/without-place.ts';
import { creditOf } from '../referrals/credit.ts';
import { lowerOf, priceIn, refundableOf, unpaidEndOf, upgradesOf } from '../membership-terms/membership-terms.ts';

/**
 * The membership as the account of somebody on its card shows it: what is paid for it is the holder’s alone.
 *
 * @throws {Problem} 404 for who is on no card
 */
export async function membershipOverview(db: Database, userId: string, now: Date): Promise<MemberMembership> {
  const person = await findPerson(db, userId, now);
  const membership = cardOf(person);
  const { memberNumber: number, membershipId, status, memberSince, startsOn, renewsOn } = membership;
  const { firstName, lastName } = person.user;
  const shown = {
    number,
    membershipId,
    status,
    firstName,
    lastName,
    memberSince,
    startsOn,
    renewsOn,
    terms: await termsOf(db, now),
  };
  const contact = { ...(await mylersOf(db, membership)), ...(await contactWith(db, userId, now)) };
  if (person.role === 'holder') return { ...shown, ...contact, ...(await paidPart(db, membership, now)) };
  return { ...shown, ...contact, person: await personPart(db, person, membership), upgrades: [], lower: [] };
}

/** Who the person is on somebody else’s card. */
async function personPart(
  db: Database,
  { role, place }: Person,
  { userId }: MembershipRow,
): Promise<MemberMembership['person']> {
  const [holder] = await db.select().from(users).where(eq(users.id, userId));
  if (!holder || !place || role === 'holder' || role === 'former') throw nothingHere();
  const { firstName, lastName } = holder;
  return { role, holder: { firstName, lastName }, ...(place.lastDay ? { lastDay: place.lastDay } : {}) };
}

type PaidPart = Omit<
  MemberMembership,
  | 'number'
  | 'membershipId'
  | 'status'
  | 'firstName'
  | 'lastName'
  | 'memberSince'
  | 'startsOn'
  | 'renewsOn'
  | 'myler'
  | 'mylers'
  | 'nightLine'
  | 'wrote'
  | 'writes'
  | 'terms'
  | 'person'
>;

async function paidPart(db: Database, membership: MembershipRow, now: Date): Promise<PaidPart> {
  const { userId } = membership;
  const prices = await priceList(db);
  const paid = await paymentsOf(db, userId);
  const refundable = refundableOf(membership, paid, dayBegunEverywhere(now));
  const credit = await creditOf(db, membership);
  const losing = await withoutPlace(db, membership, now);
  const without = (membershipId: MembershipId) => {
    const names = losing(membershipId);
    return names.length > 0 ? { withoutPlace: names } : {};
  };
  const giftSpent = paid.findLast(({ kind }) => kind === 'join')?.gift ?? 0;
  return {
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
            ...(refundable.remaining ? { remaining: refundable.remaining, ...without(refundable.remaining) } : {}),
          },
        }
      : {}),
    upgrades: upgradesOf(membership, prices, { today: dayInLondon(now), credit }).map(
      ({ credit: used, ...upgrade }) => ({
        ...upgrade,
        ...(used.amount > 0 ? { credit: used } : {}),
      }),
    ),
    lower: lowerOf(membership, prices).map((lower) => ({ ...lower, ...without(lower.membershipId) })),
  };
}

/** Which version of the terms holds, and which comes. */
async function termsOf(db: Database, now: Date): Promise<NonNullable<MemberMembership['terms']>> {
  const terms = await termsAt(db, now);
  const { next } = terms;
  const { version, effectiveOn } = newestOf(terms);
  return { version, since: effectiveOn, ...(next ? { next: { version: next.version, from: next.effectiveOn } } : {}) };
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
      noticeOn: noticeSentOn ?? addDays(renewsOn, -NOTICE_DAYS),
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
