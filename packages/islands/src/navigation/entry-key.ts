/**
 * The key that the router gives to each history entry that is a page. Its documentation mentions the key for scroll
 * restoration only. The state of an entry is passed on to further entries of the same page, so a dialog's entry has the
 * key of the page below it.
 */
export function entryKey(state: unknown): string | undefined {
  return (state as { __TSR_key?: string } | null)?.__TSR_key;
}
