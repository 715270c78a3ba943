import type { PaymentRow } from '../store/schema.ts';

/** A payment as an abridged receipt shows it, and the account beside it: whoever mistyped the address may have paid, with their card. */
export const withoutCard = (payment: PaymentRow): PaymentRow => ({ ...payment, cardBrand: null, cardLastFour: null });
