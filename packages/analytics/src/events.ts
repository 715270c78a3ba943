import type { CouponKind } from '@myler/config/memberships';

export { looksLikeEmail, redact, redactText, redactUrl } from './redact.ts';

/** Used when an event does not name its currency (docs/specification.md, section 9). */
export const DEFAULT_CURRENCY = 'USD';
/** Used when a product does not say how many (docs/specification.md, section 9). */
export const DEFAULT_QUANTITY = 1;

/** Something sold or kept. Sums of events are in major units ("1345.5"), as collectors expect; see `majorUnits`. */
export interface Product {
  product_id: string;
  name: string;
  category?: string;
  /** Of one, in the event's currency. */
  price?: number;
  quantity?: number;
}

interface Checkout {
  value?: number;
  currency?: string;
  /** A coupon's code. Never a referral code: that is somebody's (see `couponOf`). */
  coupon?: string;
  products?: readonly Product[];
}

/**
 * What may be recorded, in Segment's e-commerce spellings
 * (https://segment.com/docs/connections/spec/ecommerce/v2/), which most collectors understand; what is not commerce is
 * spelled in their manner. Nothing here has a place for who the visitor is.
 */
export interface EventProperties {
  /** A tier was looked at closely: the wizard opened on it, or it was chosen there. */
  'Product Viewed': Product & { currency?: string };
  'Product Added to Wishlist': Product & { wishlist_name?: string };
  'Product Removed from Wishlist': Product & { wishlist_name?: string };
  'Products Searched': { query: string };
  'Checkout Started': Checkout;
  'Checkout Step Viewed': { step: number };
  'Checkout Step Completed': { step: number };
  'Coupon Applied': { coupon_id: string; coupon_name?: string; discount?: number; currency?: string };
  'Coupon Denied': { reason?: string };
  'Order Completed': Checkout & { order_id?: string; total: number; discount?: number };
  /**
   * The sale of a card; "Order Completed" is a membership's, however it was paid. Never the card's code, never a name.
   */
  'Gift Card Purchased': {
    design: string;
    /** A sum, or a membership as a gift. */
    worth: 'amount' | 'membership';
    delivery: 'now' | 'later';
    total: number;
    currency?: string;
  };
  'Enquiry Sent': { source: string };
  'Newsletter Subscribed': Record<string, never>;
}

export type EventName = keyof EventProperties;

/** Minor units (pence) as a collector's major units (pounds). */
export function majorUnits(amount: number): number {
  return amount / 100;
}

/** What may be said of a code: a coupon's own, and of a referral only that it was one, since its code is a member's. */
export function couponOf({ code, kind }: { code: string; kind: CouponKind }): string {
  return kind === 'coupon' ? code : 'referral';
}

const IS_A_PRODUCT = new Set<EventName>([
  'Product Viewed',
  'Product Added to Wishlist',
  'Product Removed from Wishlist',
]);
const CARRIES_MONEY = new Set<EventName>([
  'Product Viewed',
  'Checkout Started',
  'Coupon Applied',
  'Order Completed',
  'Gift Card Purchased',
]);

/** Fills in the currency and the quantities that an event left out (docs/specification.md, section 9). */
export function withDefaults(name: EventName, properties: object): Record<string, unknown> {
  const filled: Record<string, unknown> = CARRIES_MONEY.has(name)
    ? { currency: DEFAULT_CURRENCY, ...properties }
    : { ...properties };
  if (IS_A_PRODUCT.has(name)) return { quantity: DEFAULT_QUANTITY, ...filled };
  if (Array.isArray(filled['products'])) {
    filled['products'] = filled['products'].map((product: Product) => ({ quantity: DEFAULT_QUANTITY, ...product }));
  }
  return filled;
}
