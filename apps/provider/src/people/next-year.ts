import type { CardPeople } from '@myler/api-client/contract';
import { priceOf } from '../prices/price-list.ts';
import type { Queryable } from '../store/database.ts';
import type { MembershipRow } from '../store/schema.ts';

type Offer = NonNullable<CardPeople['offer']>;

/** What comes after the paid year, and what it costs: for who is to hold the card. */
export async function nextYearOf(db: Queryable, card: MembershipRow): Promise<Pick<Offer, 'renewsOn' | 'nextYear'>> {
  const { renews, renewsOn, noticePrice, currency } = card;
  if (!renews) return { renewsOn };
  const membershipId = card.nextMembershipId ?? card.membershipId;
  const price = noticePrice === null ? await priceOf(db, membershipId, currency) : { amount: noticePrice, currency };
  return { renewsOn, nextYear: { membershipId, price } };
}
