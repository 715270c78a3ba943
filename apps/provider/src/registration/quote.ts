import { and, eq } from 'drizzle-orm';
import type { Coupon, MembershipPrice, Registration } from '@myler/api-client/contract';
import { currencyCodes, formatMoney, type CurrencyCode, type Money } from '@myler/config/currencies';
import { membershipById, membershipIds, type MembershipId } from '@myler/config/memberships';
import { fieldProblem, Problem } from '@myler/api-client/problems';
import { giftFor } from '../gift-cards/joining.ts';
import type { Queryable } from '../store/database.ts';
import { prices } from '../store/schema.ts';
import { findCoupon } from './coupon.ts';

export interface Quote {
  price: Money;
  discount: Money;
  /** What a gift card is to pay, and which one. */
  gift?: { cardId: string; amount: number };
  paid: Money;
  coupon?: Coupon;
}

/** Every membership that is sold, with what a year of it costs in each currency. */
export async function priceList(db: Queryable): Promise<MembershipPrice[]> {
  const rows = await db.select().from(prices);
  return membershipIds.flatMap((membershipId) => {
    const { name, category } = membershipById(membershipId);
    const own = currencyCodes.flatMap((currency) => {
      const row = rows.find((row) => row.membershipId === membershipId && row.currency === currency);
      return row ? [{ amount: row.amount, currency }] : [];
    });
    return own.length > 0 ? [{ membershipId, category, name, prices: own }] : [];
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

/**
 * What joining costs, worked out here and not taken from the form.
 *
 * @throws {Problem} 422 for a code that is not good; 409 `price-changed` when the button named another sum
 */
export async function quoteFor(
  { db, giftCardKey }: { db: Queryable; giftCardKey: string },
  registration: Registration,
  now: Date,
): Promise<Quote> {
  const { membershipId, currency, referralCode, giftCode, total } = registration;
  const price = await priceOf(db, membershipId, currency);
  const coupon = referralCode ? await couponFor(db, { code: referralCode, membershipId, price, now }) : undefined;
  const discount = coupon?.discount ?? { amount: 0, currency };
  const due = { amount: price.amount - discount.amount, currency };
  const gift = giftCode ? await giftFor({ db, giftCardKey }, { code: giftCode, membershipId, due, now }) : undefined;
  const paid = { amount: due.amount - (gift?.amount ?? 0), currency };
  if (total.amount !== paid.amount || total.currency !== paid.currency)
    throw new Problem(
      409,
      `What you pay has changed: it is now ${formatMoney(paid)}. Nothing was taken. Look at it again before you pay.`,
      { code: 'price-changed' },
    );
  return { price, discount, paid, ...(coupon ? { coupon } : {}), ...(gift ? { gift } : {}) };
}

/** The code is a field of this form: what is wrong with it is said there. */
async function couponFor(...[db, request]: Parameters<typeof findCoupon>): Promise<Coupon> {
  try {
    return await findCoupon(db, request);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { code } = error.options;
    throw fieldProblem({ referralCode: error.message }, code ? { code } : {});
  }
}
