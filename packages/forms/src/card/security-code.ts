import { cardBrandNames, type CardBrand } from '@myler/config/cards';
import { digitsOf, ruleOfBrand } from './brands.ts';

/** The number of digits of the security code: four on American Express, three on other brands. */
export function securityCodeLength(brand: CardBrand): number {
  return ruleOfBrand(brand).codeLength;
}

/** The error message of a security code. For an unknown brand both lengths are valid. */
export function securityCodeError(typed: string, brand: CardBrand): string | undefined {
  const digits = digitsOf(typed);
  if (!digits) return `Enter the security code of your card. ${securityCodeHint(brand)}`;
  const length = securityCodeLength(brand);
  if (digits.length === length || (brand === 'DEFAULT' && digits.length === 4)) return undefined;
  return `Enter all ${length} digits of the security code. ${securityCodeHint(brand)}`;
}

/** Where the security code is printed on the card. */
export function securityCodeHint(brand: CardBrand): string {
  return brand === 'AMEX'
    ? `On ${cardBrandNames.AMEX} it is the 4 digits on the front.`
    : 'It is the last 3 digits on the back.';
}
