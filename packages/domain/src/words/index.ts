export { allergenInSentence } from './allergens.ts';
export { countryName } from './countries.ts';
export { counted } from './counts.ts';
export { durationInWords, shortDuration } from './durations.ts';
export { withoutFullStop } from './headlines.ts';
export { joinWithAnd } from './lists.ts';
export { momentInWords } from './moments.ts';
export { monthName } from './month-name.ts';
export { monthsInWords } from './months.ts';
