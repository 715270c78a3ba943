import { monthNames } from '@myler/config/months';
import { monthName } from './month-name.ts';

/**
 * Months as ranges: "May to September", "December to March and July". A range may continue over the end of the year.
 */
export function monthsInWords(months: readonly number[]): string {
  const there = (month: number) => months.includes(((month + 11) % 12) + 1);
  const nameOf = (month: number) => monthName(((month + 11) % 12) + 1);
  if (monthNames.every((_, index) => there(index + 1))) return 'All year';
  const spans = monthNames.flatMap((_, index) => {
    const first = index + 1;
    if (!there(first) || there(first - 1)) return [];
    let last = first;
    while (there(last + 1)) last += 1;
    if (last === first) return [nameOf(first)];
    return [last === first + 1 ? `${nameOf(first)} and ${nameOf(last)}` : `${nameOf(first)} to ${nameOf(last)}`];
  });
  return spans.join(', ');
}
