export { allergenInSentence } from './allergens.ts';
export { countryName } from './countries.ts';
export { durationInWords, shortDuration } from './durations.ts';
export { withoutFullStop } from './headlines.ts';
export { joinWithAnd } from './lists.ts';
export { momentInWords } from './moments.ts';
export { monthName, monthsInWords } from './months.ts';
