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
  lookForSuggestionsAtom,
  putSuggestionsAwayAtom,
  SEARCH_PAUSE,
  searchSourceAtom,
  showSuggestionsAtom,
  typeInSearchAtom,
  type SearchSource,
} from './search.ts';
