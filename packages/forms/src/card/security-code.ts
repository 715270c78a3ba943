import { cardBrandNames, type CardBrand } from '@myler/config/cards';
import { digitsOf, ruleOfBrand } from './brands.ts';

/** How many digits the security code has: four on American Express, where it is on the front, three elsewhere. */
export function securityCodeLength(brand: CardBrand): number {
  return ruleOfBrand(brand).codeLength;
}

/** What is wrong with a security code, in words. A card of an unknown brand may have either length. */
export function securityCodeError(typed: string, brand: CardBrand): string | undefined {
  const digits = digitsOf(typed);
  if (!digits) return `Enter the security code of your card. ${securityCodeHint(brand)}`;
  const length = securityCodeLength(brand);
  if (digits.length === length || (brand === 'DEFAULT' && digits.length === 4)) return undefined;
  return `Enter all ${length} digits of the security code. ${securityCodeHint(brand)}`;
}

/** Where on the card to look for the security code. */
export function securityCodeHint(brand: CardBrand): string {
  return brand === 'AMEX'
    ? `On ${cardBrandNames.AMEX} it is the 4 digits on the front.`
    : 'It is the last 3 digits on the back.';
}
