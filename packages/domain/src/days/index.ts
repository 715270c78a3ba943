export { birthdayOf, dayInWords, localToday } from './days.ts';
