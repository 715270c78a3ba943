import { findCoupon } from '../../prices/coupon.ts';
import { priceList, priceOf } from '../../prices/price-list.ts';
import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';

/** The prices of memberships, and the discount of a coupon. */
export function priceHandlers(db: Database, now: () => Date): Pick<Handlers, 'prices' | 'coupon'> {
  return {
    prices: () => priceList(db),
    async coupon({ query: { code, membershipId, currency } }) {
      const price = await priceOf(db, membershipId, currency);
      return findCoupon(db, { code, membershipId, price, now: now() });
    },
  };
}
