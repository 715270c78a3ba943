/** "child of 7", "baby under 1"; with a capital letter to begin a label. */
export function childOf(age: number, isFirst = false): string {
  const words = age === 0 ? 'baby under 1' : `child of ${age}`;
  return isFirst ? `The ${words}` : words;
}
