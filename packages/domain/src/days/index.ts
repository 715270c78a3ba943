export { birthdayOf, localToday } from './days.ts';
