export { type Costs, costsOf } from './payback-costs.ts';
export { compareCards, type ComparedCard } from './compare-cards.ts';
export { comparisonInWords, returnsInWords } from './payback-words.ts';
export {
  type CountName,
  type AmountName,
  type EnteredYear,
  paybackSteps,
  paybackField,
  yearIn,
  numberIn,
  withNumber,
  readYear,
} from './payback-year.ts';
export {
  paybackTiers,
  type PaybackTier,
  type Year,
  type Payback,
  hasUpgrades,
  payback,
  breakEvenNight,
} from './payback.ts';
