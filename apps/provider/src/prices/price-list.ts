import { and, eq } from 'drizzle-orm';
import type { MembershipPrice } from '@myler/api-client/contract';
import { currencyCodes, type CurrencyCode, type Money } from '@myler/config/currencies';
import { membershipById, membershipIds, type MembershipId } from '@myler/config/memberships';
import { Problem } from '@myler/api-client/problems';
import type { Queryable } from '../store/database.ts';
import { prices } from '../store/schema.ts';

/** Every membership that is sold, with what a year of it costs in each currency. */
export async function priceList(db: Queryable): Promise<MembershipPrice[]> {
  const rows = await db.select().from(prices);
  return membershipIds.flatMap((membershipId) => {
    const { name, category } = membershipById(membershipId);
    const pricesOfMembership = currencyCodes.flatMap((currency) => {
      const row = rows.find((row) => row.membershipId === membershipId && row.currency === currency);
      return row ? [{ amount: row.amount, currency }] : [];
    });
    return pricesOfMembership.length > 0 ? [{ membershipId, category, name, prices: pricesOfMembership }] : [];
  });
}

/** @throws {Problem} 404 when it is not sold in this currency */
export async function priceOf(db: Queryable, membershipId: MembershipId, currency: CurrencyCode): Promise<Money> {
  const [row] = await db
    .select()
    .from(prices)
    .where(and(eq(prices.membershipId, membershipId), eq(prices.currency, currency)));
  if (!row) throw new Problem(404, 'This membership is not sold in this currency. Choose another currency.');
  return { amount: row.amount, currency };
}
