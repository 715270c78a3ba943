export { durationInWords, shortDuration } from './durations.ts';
export { withoutFullStop } from './headlines.ts';
export { joinWithAnd } from './lists.ts';
export { momentInWords } from './moments.ts';
export { monthsInWords } from './months.ts';
