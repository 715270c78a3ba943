/** Each name once, in alphabetical order. */
export function sortedNames(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'en'));
}
