export { cardBrandOf, digitsOf } from './brands.ts';
export {
  expiryError,
  formatExpiryTyping,
  parseExpiry,
  normaliseExpiry,
  toWireExpiry,
  type CardExpiry,
} from './expiry.ts';
export { cardNumberError, formatCardNumber, hasValidCheckDigit } from './number.ts';
export { securityCodeError, securityCodeLength, securityCodeHint } from './security-code.ts';
