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

/** The source of suggestions, set by the application. `suggest` stops when its signal aborts. */
export interface SearchSource {
  suggest: (words: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
  inspirations: () => Promise<readonly Inspiration[]>;
}

/** The debounce in milliseconds: longer than the time between two keys, too short to feel like a wait. */
export const SEARCH_DEBOUNCE = 180;

/** A shorter text starts no look-up, and inspirations stay visible. */
const MIN_QUERY_LENGTH = 2;

/** Where suggestions come from. Without a source, nothing is looked up. */
export const searchSourceAtom = atom<SearchSource | undefined>(undefined);

/** The timer and the requests of one store, so that visitors never share them. */
const pendingLoadsAtom = atom(() => ({
  timer: undefined as ReturnType<typeof setTimeout> | undefined,
  request: undefined as AbortController | undefined,
  inspirations: undefined as Promise<void> | undefined,
}));

/** Starts the search bar of a page with the query of its address. */
export const beginSearchAtom = atom(null, (get, set, words: string) => {
  cancelPending(get(pendingLoadsAtom));
  set(searchInputValueAtom, words);
  set(forgetSuggestionsAtom);
  set(closeSuggestionsAtom);
});

const forgetSuggestionsAtom = atom(null, (_get, set) => {
  set(debouncedSearchValueAtom, '');
  set(searchSuggestionListAtom, []);
  set(noResultsFoundAtom, false);
  set(searchFailedAtom, false);
  set(isLoadingSearchSuggestionListAtom, false);
});

/** Handles each change of the text: typed, pasted or cleared. */
export const typeInSearchAtom = atom(null, (get, set, value: string) => {
  const pending = get(pendingLoadsAtom);
  cancelPending(pending);
  set(searchInputValueAtom, value);
  set(selectedSuggestionAtom, undefined);
  set(openSuggestionsAtom);
  if (isTooShort(value)) {
    void set(loadSuggestionsAtom);
    return;
  }
  pending.timer = setTimeout(() => void set(loadSuggestionsAtom), SEARCH_DEBOUNCE);
});

/** Opens the panel: the box has the focus, or the visitor asked for the list. */
export const openSuggestionsAtom = atom(null, (get, set) => {
  const isEmpty = isTooShort(get(searchInputValueAtom));
  set(showSearchSuggestionsAtom, true);
  set(showInspirationCategoriesAtom, isEmpty);
  if (isEmpty) void set(loadInspirationsAtom);
});

/** Closes the panel: Escape, a choice, or the focus moved on. */
export const closeSuggestionsAtom = atom(null, (_get, set) => {
  set(showSearchSuggestionsAtom, false);
  set(showInspirationCategoriesAtom, false);
  set(selectedSuggestionAtom, undefined);
});

/**
 * Looks up the text in the box immediately; also the retry. The next look-up aborts the request of this one, so that an
 * response to an earlier query is never shown.
 */
export const loadSuggestionsAtom = atom(null, async (get, set) => {
  const pending = get(pendingLoadsAtom);
  cancelPending(pending);
  const words = get(searchInputValueAtom).trim();
  const source = get(searchSourceAtom);
  if (isTooShort(words) || !source) return set(forgetSuggestionsAtom);
  const request = new AbortController();
  pending.request = request;
  set(debouncedSearchValueAtom, words);
  set(searchFailedAtom, false);
  set(noResultsFoundAtom, false);
  set(isLoadingSearchSuggestionListAtom, true);
  try {
    const found = await source.suggest(words, request.signal);
    if (request.signal.aborted) return undefined;
    set(searchSuggestionListAtom, found);
    set(noResultsFoundAtom, found.length === 0);
    set(selectedSuggestionAtom, undefined);
  } catch {
    if (request.signal.aborted) return undefined;
    set(searchFailedAtom, true);
  }
  return set(isLoadingSearchSuggestionListAtom, false);
});

/** Fetches the inspirations once per document. After a failure the next opening of an empty box tries again. */
const loadInspirationsAtom = atom(null, (get, set) => {
  const pending = get(pendingLoadsAtom);
  const source = get(searchSourceAtom);
  if (!source) return undefined;
  pending.inspirations ??= source.inspirations().then(
    (inspirations) => set(searchInspirationsAtom, inspirations),
    () => {
      pending.inspirations = undefined;
    },
  );
  return pending.inspirations;
});

function isTooShort(value: string): boolean {
  return Array.from(value.trim()).length < MIN_QUERY_LENGTH;
}

function cancelPending(pending: {
  timer: ReturnType<typeof setTimeout> | undefined;
  request: AbortController | undefined;
}) {
  clearTimeout(pending.timer);
  pending.request?.abort();
  pending.request = undefined;
}
