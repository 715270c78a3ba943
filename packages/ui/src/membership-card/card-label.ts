/** The accessible name of a membership card: "The Gold card". */
export function cardLabel(name: string): string {
  return `The ${name} card`;
}
