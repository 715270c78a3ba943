/** "2, 7 and 9". Nothing for an empty list. */
export function joinWithAnd(items: readonly (string | number)[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** Each name once, in alphabetical order. */
export function sortedNames(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'));
}
