import { cardBrandNames } from '@myler/config/cards';
import type { StoredCard } from '@myler/api-client/contract';

/** "Visa ending 4242" */
export function cardInWords({ brand, lastFour }: Pick<StoredCard, 'brand' | 'lastFour'>): string {
  return `${cardBrandNames[brand]} ending ${lastFour}`;
}
