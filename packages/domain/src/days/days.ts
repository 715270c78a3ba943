import { today } from '@myler/config/dates';

// Days are wire dates, "2023-06-12", which sort as text.

/** Whether a year has a 29 February. */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** The day on which somebody turns an age. Who was born on 29 February turns it on 1 March in other years. */
export function birthdayOf(born: string, age: number): string {
  const year = Number(born.slice(0, 4)) + age;
  const dayOfYear = born.slice(5) === '02-29' && !isLeap(year) ? '03-01' : born.slice(5);
  return `${String(year).padStart(4, '0')}-${dayOfYear}`;
}

/** The age in whole years on a day; negative before the birth. */
export function ageAt(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day < birthdayOf(born, years) ? years - 1 : years;
}

/** 1 to 12. */
export function monthOf(day: string): number {
  return Number(day.slice(5, 7));
}

/** Today on this device. */
export const localToday = (now = new Date()): string => today(now.getTime());
