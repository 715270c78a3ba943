import type { CouponKind } from '@myler/config/memberships';

export { looksLikeEmail, redact, redactText, redactUrl } from './redact.ts';

/** The currency of an event without one (docs/specification.md, section 9). */
export const DEFAULT_CURRENCY = 'USD';
/** The quantity of a product without one (docs/specification.md, section 9). */
export const DEFAULT_QUANTITY = 1;

/** A product that is sold or shortlisted. Amounts are in major units ("1345.5") for collectors; see `majorUnits`. */
export interface Product {
  product_id: string;
  name: string;
  category?: string;
  /** The price of one, in the event's currency. */
  price?: number;
  quantity?: number;
}

interface Checkout {
  value?: number;
  currency?: string;
  /** A coupon's code, never a referral code, because that identifies a member (see `couponOf`). */
  coupon?: string;
  products?: readonly Product[];
}

/**
 * All events and their properties. They have the names of Segment's e-commerce specification
 * (https://segment.com/docs/connections/spec/ecommerce/v2/), which most collectors understand. Other events have names
 * in the same style. No event has a property that identifies the visitor.
 */
export interface EventProperties {
  /** The wizard opened with a tier, or the visitor chose it there. */
  'Product Viewed': Product & { currency?: string };
  /** Which product is kept stays on the device (docs/product-decisions.md, The device). */
  'Product Added to Wishlist': { category: string };
  'Product Removed from Wishlist': { category: string };
  'Products Searched': { query: string };
  'Checkout Started': Checkout;
  'Checkout Step Viewed': { step: number };
  'Checkout Step Completed': { step: number };
  'Coupon Applied': { coupon_id: string; coupon_name?: string; discount?: number; currency?: string };
  'Coupon Denied': { reason?: string };
  'Order Completed': Checkout & { order_id?: string; total: number; discount?: number };
  /**
   * The sale of a gift card. The sale of a membership is "Order Completed", however it was paid. The event contains
   * neither the card's code nor a name.
   */
  'Gift Card Purchased': {
    design: string;
    /** An amount of money, or a membership as a gift. */
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

/** The code to record: a coupon's own code, but only "referral" for a referral, whose code identifies a member. */
export function couponOf({ code, kind }: { code: string; kind: CouponKind }): string {
  return kind === 'coupon' ? code : 'referral';
}

const IS_A_PRODUCT = new Set<EventName>(['Product Viewed']);
const CARRIES_MONEY = new Set<EventName>([
  'Product Viewed',
  'Checkout Started',
  'Coupon Applied',
  'Order Completed',
  'Gift Card Purchased',
]);

/** Adds the currency and the quantities that an event does not have (docs/specification.md, section 9). */
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
