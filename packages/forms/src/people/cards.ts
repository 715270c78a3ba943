import type { StoredCard, TypedCard } from './person.ts';

/** A card as a visitor types it, with an expiry and a security code that the sandbox accepts. */
export function typedCard(name: string, number: string, expiry = '12/31', cvc = '123'): TypedCard {
  return { name, number, expiry, cvc };
}

export const visa: StoredCard = { brand: 'VISA', lastFour: '4242' };
export const amex: StoredCard = { brand: 'AMEX', lastFour: '0005' };
export const mastercard: StoredCard = { brand: 'MASTERCARD', lastFour: '4444' };
export const discover: StoredCard = { brand: 'DISCOVER', lastFour: '1117' };
export const diners: StoredCard = { brand: 'DINERS', lastFour: '5904' };
export const jcb: StoredCard = { brand: 'JCB', lastFour: '0505' };
export const unionPay: StoredCard = { brand: 'CHINA_UNION_PAY', lastFour: '0005' };
