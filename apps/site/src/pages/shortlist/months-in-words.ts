const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Months as a family says them: "May to September", "December to March and July". The year goes round. */
export function monthsInWords(months: readonly number[]): string {
  const there = (month: number) => months.includes(((month + 11) % 12) + 1);
  const nameOf = (month: number) => names[(month + 11) % 12] ?? '';
  if (names.every((_, index) => there(index + 1))) return 'All year';
  const spans = names.flatMap((_, index) => {
    const first = index + 1;
    if (!there(first) || there(first - 1)) return [];
    let last = first;
    while (there(last + 1)) last += 1;
    if (last === first) return [nameOf(first)];
    return [last === first + 1 ? `${nameOf(first)} and ${nameOf(last)}` : `${nameOf(first)} to ${nameOf(last)}`];
  });
  return spans.join(', ');
}
