interface SearchStatus {
  isOpen: boolean;
  offersInspirations: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  searchedFor: string;
  /** How many suggestions are shown. */
  count: number;
}

/**
 * The text of the bar's live region when the list has changed. It is silent while loading, because only the result
 * matters.
 */
export function searchStatus(bar: SearchStatus): string {
  if (!bar.isOpen || bar.isLoading) return '';
  if (bar.offersInspirations) return bar.count > 0 ? `${bar.count} inspirations to choose from` : '';
  if (bar.hasFailed) return 'The search did not answer. You can try again.';
  if (!bar.searchedFor) return '';
  if (bar.count === 0) return `Nothing found for ${bar.searchedFor}`;
  return bar.count === 1 ? '1 suggestion' : `${bar.count} suggestions`;
}
