/**
 * The key that the router gives to each entry of the history which is a page of its own. Its documentation names the key
 * for scroll restoration alone. What it is given with goes from entry to entry of the same page: a dialog's entry has the
 * key of the page below it.
 */
export function entryKey(state: unknown): string | undefined {
  return (state as { __TSR_key?: string } | null)?.__TSR_key;
}
