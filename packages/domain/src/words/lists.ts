/** "2, 7 and 9". Nothing for an empty list. */
export function joinWithAnd(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
