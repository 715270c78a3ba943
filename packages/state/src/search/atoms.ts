import { atom } from 'jotai/vanilla';
import type { Inspiration, SearchHit } from '@myler/api-client/contract';

/**
 * The search bar's state, name by name (docs/specification.md, section 3). A document has one search bar that is in use
 * at a time: a page that has its own is where the header's control leads.
 */

/** What stands in the box, letter by letter. */
export const searchInputValueAtom = atom('');

/** The words that were last looked for: what stood in the box once the typing had paused, without outer spaces. */
export const debouncedSearchValueAtom = atom('');

/** What was found last. It stays while something newer is looked for, and when that fails. */
export const searchSuggestionListAtom = atom<readonly SearchHit[]>([]);

/** Whether suggestions, or inspirations in their place, are laid out below the box. */
export const showSearchSuggestionsAtom = atom(false);

/** The suggestion that the visitor's arrows stand on; Enter takes it. */
export const selectedSuggestionAtom = atom<SearchHit | undefined>(undefined);

export const isLoadingSearchSuggestionListAtom = atom(false);

/** True once an answer came and was empty; an answer that never came is `searchFailedAtom`. */
export const noResultsFoundAtom = atom(false);

/** An empty box that has the focus offers inspirations instead. */
export const showInspirationCategoriesAtom = atom(false);

/** Whether the last look-up failed: the bar offers to try again, beside what it had found before. */
export const searchFailedAtom = atom(false);

/** The inspirations that an empty box offers; none until they are fetched. */
export const searchInspirationsAtom = atom<readonly Inspiration[]>([]);
