import { atom } from 'jotai/vanilla';
import type { Inspiration, SearchHit } from '@myler/api-client/contract';

/**
 * The state of the search bar (docs/specification.md, section 3). A document has one search bar in use at a time: on a
 * page with its own, the header's control leads to it.
 */

/** The text in the box, updated on each keystroke. */
export const searchInputValueAtom = atom('');

/** The query of the last look-up: the trimmed text once the typing paused. */
export const debouncedSearchValueAtom = atom('');

/** The last results. They stay during a newer look-up, and if it fails. */
export const searchSuggestionListAtom = atom<readonly SearchHit[]>([]);

/** Whether the panel below the box is open, with suggestions or inspirations. */
export const showSearchSuggestionsAtom = atom(false);

/** The suggestion selected with the arrow keys. Enter takes it. */
export const selectedSuggestionAtom = atom<SearchHit | undefined>(undefined);

/** True while a look-up runs. */
export const isLoadingSearchSuggestionListAtom = atom(false);

/** True if the last response was empty. A look-up without a response sets `searchFailedAtom`. */
export const noResultsFoundAtom = atom(false);

/** Whether the panel shows inspirations, as it does for an empty box. */
export const showInspirationCategoriesAtom = atom(false);

/** Whether the last look-up failed. The bar then offers a retry beside the previous results. */
export const searchFailedAtom = atom(false);

/** The inspirations for an empty box; empty until they are fetched. */
export const searchInspirationsAtom = atom<readonly Inspiration[]>([]);

/** All that the search bar shows. */
export const searchBarAtom = atom((get) => ({
  value: get(searchInputValueAtom),
  searchedFor: get(debouncedSearchValueAtom),
  hits: get(searchSuggestionListAtom),
  inspirations: get(searchInspirationsAtom),
  offersInspirations: get(showInspirationCategoriesAtom),
  isOpen: get(showSearchSuggestionsAtom),
  selected: get(selectedSuggestionAtom),
  isLoading: get(isLoadingSearchSuggestionListAtom),
  noResultsFound: get(noResultsFoundAtom),
  hasFailed: get(searchFailedAtom),
}));
