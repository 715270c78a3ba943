import { membershipIds, membershipById } from '@myler/config/memberships';
import { currencyCodes } from '@myler/config/currencies';
import { findCoupon } from '../../joining/coupon.ts';
import { priceOf } from '../../joining/quote.ts';
import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';
import { prices } from '../../store/schema.ts';

/** What memberships cost, and what a code takes off. */
export function priceHandlers(db: Database, now: () => Date): Pick<Handlers, 'prices' | 'coupon'> {
  return {
    async prices() {
      const rows = await db.select().from(prices);
      return membershipIds.flatMap((membershipId) => {
        const { name, category } = membershipById(membershipId);
        const own = currencyCodes.flatMap((currency) => {
          const row = rows.find((row) => row.membershipId === membershipId && row.currency === currency);
          return row ? [{ amount: row.amount, currency }] : [];
        });
        return own.length > 0 ? [{ membershipId, category, name, prices: own }] : [];
      });
    },
    async coupon({ query: { code, membershipId, currency } }) {
      const price = await priceOf(db, membershipId, currency);
      return findCoupon(db, { code, membershipId, price, now: now() });
    },
  };
}
