export {
  debouncedSearchValueAtom,
  isLoadingSearchSuggestionListAtom,
  noResultsFoundAtom,
  searchFailedAtom,
  searchInputValueAtom,
  searchInspirationsAtom,
  searchSuggestionListAtom,
  selectedSuggestionAtom,
  showInspirationCategoriesAtom,
  showSearchSuggestionsAtom,
} from './atoms.ts';
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
