import { LEAVING_DAYS, NOTICE_DAYS, UNPAID_DAYS } from '@myler/config/account';
import { categoryOf, membershipIds, type MembershipId } from '@myler/config/memberships';
import type { MembershipPrice } from '@myler/api-client/contract';
import type { CurrencyCode, Money } from '@myler/config/currencies';
import { addDays, daysBetween } from '@myler/config/dates';
import { dayInLondon } from '../primitives/days.ts';
import type { MembershipRow, PaymentRow } from '../store/schema.ts';

/** The price of a year in the member's currency; undefined when the membership is not sold in it. */
export function priceIn(
  prices: readonly MembershipPrice[],
  id: MembershipId,
  currency: CurrencyCode,
): Money | undefined {
  const sold = prices.find(({ membershipId }) => membershipId === id);
  return sold?.prices.find((price) => price.currency === currency);
}

/** The prices of a year in a currency, of all memberships that are sold in it. */
export const pricesIn = (prices: readonly MembershipPrice[], currency: CurrencyCode) =>
  Object.fromEntries(prices.map(({ membershipId }) => [membershipId, priceIn(prices, membershipId, currency)?.amount]));

/**
 * The day on which the next year is charged: thirty days after the letter about it, and not before the paid year is over.
 * Before the letter, the day that it will name.
 */
export function chargeDayOf({ renewsOn, noticeSentOn }: Pick<MembershipRow, 'renewsOn' | 'noticeSentOn'>): string {
  const earliest = noticeSentOn ? addDays(noticeSentOn, NOTICE_DAYS) : renewsOn;
  return earliest > renewsOn ? earliest : renewsOn;
}

/**
 * The first day of the year that a renewal pays for: the day of its first try, and not before the paid year is over. So a
 * charge that comes late, because the provider stood still or the letter was late, pays for no days that are over. While the
 * tries of one renewal go on, the day stays.
 */
export function newYearBegins({ renewsOn, unpaidEndsOn }: MembershipRow, today: string): string {
  const firstTry = unpaidEndsOn && today <= unpaidEndsOn ? addDays(unpaidEndsOn, -UNPAID_DAYS) : today;
  return firstTry > renewsOn ? firstTry : renewsOn;
}

/**
 * Whether the letter about a renewal is too old to charge on it, because the provider stood still: as many days after the day
 * that it names, or after the last day of its tries, as it came before.
 */
export const isNoticeStale = (membership: MembershipRow, today: string): boolean =>
  membership.noticeSentOn !== null && today > addDays(membership.unpaidEndsOn ?? chargeDayOf(membership), NOTICE_DAYS);

/** The day on which a membership ends whose renewal is not paid. */
export const unpaidEndOf = (membership: Pick<MembershipRow, 'renewsOn' | 'noticeSentOn' | 'unpaidEndsOn'>): string =>
  membership.unpaidEndsOn ?? addDays(chargeDayOf(membership), UNPAID_DAYS);

/**
 * The price of the next year as one of the memberships: that of the day of the letter once it is sent, so that whoever
 * chooses another membership and then the first one again pays what the letter said.
 */
export function renewalPriceOf(
  { currency, noticePrices }: MembershipRow,
  id: MembershipId,
  prices: readonly MembershipPrice[],
): Money | undefined {
  const noticed = noticePrices?.[id];
  return noticed === undefined ? priceIn(prices, id, currency) : { amount: noticed, currency };
}

export interface Upgrade {
  membershipId: MembershipId;
  price: Money;
  /** What is to be paid, after the credit. */
  due: Money;
  /** What the member's credit for friends takes off. */
  credit: Money;
  daysLeft: number;
  daysInYear: number;
}

/**
 * The dearer memberships of the same category. Moving to one costs the difference of list prices × days left ÷ days in the
 * year (docs/product-decisions.md, A member's account).
 *
 * @param options.credit that can be used, in minor units
 */
export function upgradesOf(
  membership: MembershipRow,
  prices: readonly MembershipPrice[],
  { today, credit }: { today: string; credit: number },
): Upgrade[] {
  const { currency, startsOn, renewsOn, status } = membership;
  const [daysInYear, daysLeft] = [daysBetween(startsOn, renewsOn), daysBetween(today, renewsOn)];
  if (status !== 'active' || daysLeft <= 0) return [];
  return others(membership, prices)
    .filter(({ difference }) => difference > 0)
    .map(({ membershipId, price, difference }) => {
      const cost = Math.round((difference * daysLeft) / daysInYear);
      const used = Math.min(cost, credit);
      return {
        membershipId,
        price,
        due: { amount: cost - used, currency },
        credit: { amount: used, currency },
        daysLeft,
        daysInYear,
      };
    });
}

/** The cheaper memberships of the same category, which the next year can be, with its price. */
export function lowerOf(
  membership: MembershipRow,
  prices: readonly MembershipPrice[],
): { membershipId: MembershipId; price: Money }[] {
  if (membership.status === 'ended') return [];
  return others(membership, prices)
    .filter(({ difference }) => difference < 0)
    .map(({ membershipId, price }) => ({
      membershipId,
      price: renewalPriceOf(membership, membershipId, prices) ?? price,
    }));
}

function others({ membershipId: current, currency }: MembershipRow, prices: readonly MembershipPrice[]) {
  const now = priceIn(prices, current, currency);
  return membershipIds.flatMap((membershipId) => {
    const price = priceIn(prices, membershipId, currency);
    if (!now || !price || categoryOf(membershipId) !== categoryOf(current)) return [];
    return [{ membershipId, price, difference: price.amount - now.amount }];
  });
}

export interface Refundable {
  kind: 'membership' | 'upgrade';
  payments: PaymentRow[];
  until: string;
  refund: Money;
  gift?: Money;
  /** Back to the credit for friends. What has paid for a membership that ends is lost with it. */
  credit?: Money;
  remaining?: MembershipId;
}

/**
 * What a member may have back today: all of the year with its upgrades within fourteen days of paying for the year, or the
 * newest upgrade within fourteen days of it. After a renewal an upgrade of these days comes back with the year.
 *
 * @param payments of the member, the newest first
 * @param today the day that has begun everywhere
 */
export function refundableOf(
  membership: MembershipRow,
  payments: readonly PaymentRow[],
  today: string,
): Refundable | undefined {
  if (membership.status === 'ended') return undefined;
  const open = payments.filter(({ refundedAt }) => refundedAt === null);
  const year = open.find(({ kind }) => kind !== 'upgrade');
  if (year && today <= lastDayOf(year)) {
    const isRecentUpgrade = (payment: PaymentRow) => payment.kind === 'upgrade' && today <= lastDayOf(payment);
    const ofYear = open.filter((payment) => payment.paidAt >= year.paidAt || isRecentUpgrade(payment));
    return toRefundable('membership', ofYear, lastDayOf(year));
  }
  const [newest] = open;
  if (newest?.kind !== 'upgrade' || today > lastDayOf(newest)) return undefined;
  // Once the year has renewed there is no upgrade to take back.
  const lastDayOfYear = addDays(membership.renewsOn, -1);
  const endsFirst = today <= lastDayOfYear && lastDayOfYear < lastDayOf(newest);
  const until = endsFirst ? lastDayOfYear : lastDayOf(newest);
  return { ...toRefundable('upgrade', [newest], until), remaining: newest.fromMembershipId ?? 'travel' };
}

/** The last of the fourteen days in which a payment can be given back. */
export const lastDayOf = ({ paidAt }: Pick<PaymentRow, 'paidAt'>) => addDays(dayInLondon(paidAt), LEAVING_DAYS);

function toRefundable(kind: Refundable['kind'], payments: PaymentRow[], until: string): Refundable {
  const currency = payments[0]?.currency ?? 'GBP';
  const sum = (part: 'paid' | 'gift' | 'credit') => payments.reduce((total, payment) => total + payment[part], 0);
  return {
    kind,
    payments,
    until,
    refund: { amount: sum('paid'), currency },
    ...(sum('gift') > 0 ? { gift: { amount: sum('gift'), currency } } : {}),
    ...(kind === 'upgrade' && sum('credit') > 0 ? { credit: { amount: sum('credit'), currency } } : {}),
  };
}
