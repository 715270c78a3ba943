export { emptyCompany } from '../company/company.ts';
export { answersOf, giftAnswersOf } from './answers-of.ts';
export { giftCardBuyers } from './gift-card-buyers.ts';
export { persons } from './persons.ts';
export { typedPairs, type TypedAs, type TypedPair } from './typed-pairs.ts';
export type { GiftCardBuyer, Person, StoredCard, TypedCard } from './person.ts';
