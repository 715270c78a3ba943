/** Value added tax of the United Kingdom, where the service is supplied from. Prices include it. */
export const TAX_PERCENT = 20;

/** The tax in a price that includes it, in minor units. */
export function taxIn(amount: number): number {
  return Math.round((amount * TAX_PERCENT) / (100 + TAX_PERCENT));
}
