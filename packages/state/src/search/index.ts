export {
  debouncedSearchValueAtom,
  isLoadingSearchSuggestionListAtom,
  noResultsFoundAtom,
  searchBarAtom,
  searchFailedAtom,
  searchInputValueAtom,
  searchInspirationsAtom,
  searchSuggestionListAtom,
  selectedSuggestionAtom,
  showInspirationCategoriesAtom,
  showSearchSuggestionsAtom,
} from './atoms.ts';
export { searchSourceOf } from './read-suggestions.ts';
export {
  beginSearchAtom,
  loadSuggestionsAtom,
  closeSuggestionsAtom,
  SEARCH_DEBOUNCE,
  searchSourceAtom,
  openSuggestionsAtom,
  typeInSearchAtom,
  type SearchSource,
} from './search.ts';
