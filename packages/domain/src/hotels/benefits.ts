import type { Hotel } from '@myler/api-client/contract';
import type { Money } from '@myler/config/currencies';
import { hotelBenefits, type HotelBenefit } from '@myler/config/hotel-benefits';

/** A benefit of a card that can be counted, as a line: "Credit, each stay" and its sum, or words. */
export interface BenefitLine {
  label: string;
  /** A sum has an entry for each currency. */
  value: string | readonly Money[];
}

/**
 * What can be counted of a card at a hotel: what every hotel gives, and this hotel's credit, hour and transfer. Each card's lines
 * begin with those of the card before it, so that lines stand beside one another.
 */
export function benefitLines({ membershipId, credit, checkOut, transfer }: Hotel['privileges'][number]): BenefitLine[] {
  const has = (benefit: HotelBenefit) => hotelBenefits[benefit].some((tier) => tier === membershipId);
  return [
    ...(has('breakfast') ? [{ label: 'Breakfast', value: 'for everyone' }] : []),
    ...(has('upgrade') ? [{ label: 'A better room', value: 'if one is free' }] : []),
    ...(credit ? [{ label: 'Credit, each stay', value: credit }] : []),
    ...(checkOut ? [{ label: 'Check-out', value: `until ${checkOut}` }] : []),
    ...(transfer ? [{ label: 'Airport and back', value: 'included' }] : []),
  ];
}
