/** What a card is called aloud: "The Gold card". */
export function cardLabel(name: string): string {
  return `The ${name} card`;
}
