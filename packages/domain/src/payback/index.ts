export { type Costs, costsOf } from './payback-costs.ts';
export { fromNightInWords, breakEvenInWords } from './payback-words.ts';
export {
  type CountName,
  type AmountName,
  type EnteredYear,
  type ShownYear,
  paybackSteps,
  paybackField,
  yearIn,
  withNights,
  numberIn,
  withNumber,
  readYear,
} from './payback-year.ts';
export { paybackTiers, type Year, type Payback, hasUpgrades, payback, breakEvenNight } from './payback.ts';
