export { answersOf, giftAnswersOf } from './answersOf.ts';
export { giftCardBuyers } from './giftCardBuyers.ts';
export { persons } from './persons.ts';
export { typedPairs, type TypedAs, type TypedPair } from './typedPairs.ts';
export type { GiftCardBuyer, Person, StoredCard, TypedCard } from './person.ts';
