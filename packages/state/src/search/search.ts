import { atom } from 'jotai/vanilla';
import type { Inspiration, SearchHit } from '@myler/api-client/contract';
import {
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

/** Where suggestions come from; the application sets it. Both give up when the signal says so. */
export interface SearchSource {
  suggest: (words: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
  inspirations: () => Promise<readonly Inspiration[]>;
}

/** How long typing has to pause, in milliseconds: longer than between two keys, shorter than waiting. */
export const SEARCH_PAUSE = 180;

/** Below so many letters there is nothing to look for yet, and inspirations stay. */
const ENOUGH = 2;

export const searchSourceAtom = atom<SearchSource | undefined>(undefined);

/** What is under way in one store: never shared between visitors. */
const underWayAtom = atom(() => ({
  pause: undefined as ReturnType<typeof setTimeout> | undefined,
  request: undefined as AbortController | undefined,
  inspirations: undefined as Promise<void> | undefined,
}));

/** The bar comes to stand on a page, with the words of its address in it. */
export const beginSearchAtom = atom(null, (get, set, words: string) => {
  stop(get(underWayAtom));
  set(searchInputValueAtom, words);
  set(debouncedSearchValueAtom, '');
  set(searchSuggestionListAtom, []);
  set(noResultsFoundAtom, false);
  set(searchFailedAtom, false);
  set(isLoadingSearchSuggestionListAtom, false);
  set(putSuggestionsAwayAtom);
});

/** A letter was typed, words were pasted, or the box was emptied. */
export const typeInSearchAtom = atom(null, (get, set, value: string) => {
  const underWay = get(underWayAtom);
  stop(underWay);
  set(searchInputValueAtom, value);
  set(selectedSuggestionAtom, undefined);
  set(showSuggestionsAtom);
  if (isTooShort(value)) {
    void set(lookForSuggestionsAtom);
    return;
  }
  underWay.pause = setTimeout(() => void set(lookForSuggestionsAtom), SEARCH_PAUSE);
});

/** The box has the focus, or the visitor asked for the list: what is there is laid out. */
export const showSuggestionsAtom = atom(null, (get, set) => {
  const isEmpty = isTooShort(get(searchInputValueAtom));
  set(showSearchSuggestionsAtom, true);
  set(showInspirationCategoriesAtom, isEmpty);
  if (isEmpty) void set(loadInspirationsAtom);
});

/** Escape, a choice, or the focus that moved on. */
export const putSuggestionsAwayAtom = atom(null, (_get, set) => {
  set(showSearchSuggestionsAtom, false);
  set(showInspirationCategoriesAtom, false);
  set(selectedSuggestionAtom, undefined);
});

/**
 * Looks for what stands in the box now; also the way to try again. An answer to earlier words is never shown: its
 * request is given up when the next begins.
 */
export const lookForSuggestionsAtom = atom(null, async (get, set) => {
  const underWay = get(underWayAtom);
  stop(underWay);
  const words = get(searchInputValueAtom).trim();
  set(searchFailedAtom, false);
  const source = get(searchSourceAtom);
  if (isTooShort(words) || !source) {
    set(debouncedSearchValueAtom, '');
    set(searchSuggestionListAtom, []);
    set(noResultsFoundAtom, false);
    set(isLoadingSearchSuggestionListAtom, false);
    return;
  }
  const request = new AbortController();
  underWay.request = request;
  set(debouncedSearchValueAtom, words);
  set(noResultsFoundAtom, false);
  set(isLoadingSearchSuggestionListAtom, true);
  try {
    const found = await source.suggest(words, request.signal);
    if (request.signal.aborted) return;
    set(searchSuggestionListAtom, found);
    set(noResultsFoundAtom, found.length === 0);
    set(selectedSuggestionAtom, undefined);
  } catch {
    if (request.signal.aborted) return;
    set(searchFailedAtom, true);
  }
  set(isLoadingSearchSuggestionListAtom, false);
});

/** Fetched once a document; what failed is tried the next time the empty box is looked at. */
const loadInspirationsAtom = atom(null, (get, set) => {
  const underWay = get(underWayAtom);
  const source = get(searchSourceAtom);
  if (!source) return undefined;
  underWay.inspirations ??= source.inspirations().then(
    (inspirations) => set(searchInspirationsAtom, inspirations),
    () => {
      underWay.inspirations = undefined;
    },
  );
  return underWay.inspirations;
});

function isTooShort(value: string): boolean {
  return Array.from(value.trim()).length < ENOUGH;
}

function stop(underWay: { pause: ReturnType<typeof setTimeout> | undefined; request: AbortController | undefined }) {
  clearTimeout(underWay.pause);
  underWay.request?.abort();
  underWay.request = undefined;
}
