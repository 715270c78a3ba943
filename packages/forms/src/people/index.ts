export { answersOf, giftAnswersOf } from './answersOf.ts';
export { giftCardBuyers } from './giftCardBuyers.ts';
export { persons } from './persons.ts';
export type { GiftCardBuyer, Person, StoredCard, TypedCard } from './person.ts';
