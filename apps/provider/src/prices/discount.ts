/**
 * What a percentage takes off a price, in minor units. Half a penny or cent counts for the buyer: the discount is rounded half up.
 */
export function discountOf(price: number, percent: number): number {
  return Math.round((price * percent) / 100);
}
