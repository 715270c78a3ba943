import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  beginSearchAtom,
  debouncedSearchValueAtom,
  isLoadingSearchSuggestionListAtom,
  loadSuggestionsAtom,
  noResultsFoundAtom,
  closeSuggestionsAtom,
  searchFailedAtom,
  searchInputValueAtom,
  searchInspirationsAtom,
  searchSourceAtom,
  searchSuggestionListAtom,
  selectedSuggestionAtom,
  showInspirationCategoriesAtom,
  showSearchSuggestionsAtom,
  typeInSearchAtom,
} from './index.ts';
import { hit, pause, settle, setUpSearch } from './fakeSource.test-kit.ts';

let { source, store, type } = setUpSearch();

beforeEach(() => {
  vi.useFakeTimers();
  ({ source, store, type } = setUpSearch());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('specification 3: the search bar', () => {
  it('searches once, after the typing pauses', { tags: ['spec:3-search-debounce'] }, async () => {
    type('l', 'la', 'lak', 'lake ');
    expect(store.get(searchInputValueAtom)).toBe('lake ');
    expect(store.get(debouncedSearchValueAtom)).toBe('');
    await pause();
    expect(source.calls.map(({ words }) => words)).toEqual(['lake']);
    expect(store.get(debouncedSearchValueAtom)).toBe('lake');
    expect(store.get(isLoadingSearchSuggestionListAtom)).toBe(true);
    source.calls[0]?.resolve([hit('villa')]);
    await settle();
    expect(store.get(searchSuggestionListAtom)).toEqual([hit('villa')]);
    expect(store.get(isLoadingSearchSuggestionListAtom)).toBe(false);
    expect(store.get(noResultsFoundAtom)).toBe(false);
    expect(store.get(showSearchSuggestionsAtom)).toBe(true);
  });

  it('never shows a late response to earlier words', async () => {
    type('se');
    await pause();
    type('seychelles');
    expect(source.calls[0]?.signal.aborted).toBe(true);
    await pause();
    source.calls[1]?.resolve([hit('maison-palmier')]);
    source.calls[0]?.resolve([hit('sete-janelas')]);
    await settle();
    expect(store.get(searchSuggestionListAtom)).toEqual([hit('maison-palmier')]);
  });

  it('says that nothing was found only after an empty response', async () => {
    type('xyzzy');
    await pause();
    expect(store.get(noResultsFoundAtom)).toBe(false);
    source.calls[0]?.resolve([]);
    await settle();
    expect(store.get(noResultsFoundAtom)).toBe(true);
    type('');
    expect(store.get(noResultsFoundAtom)).toBe(false);
  });

  it('does not show the empty result of the previous words for new words', async () => {
    type('xyzzy');
    await pause();
    source.calls[0]?.resolve([]);
    await settle();
    expect(store.get(noResultsFoundAtom)).toBe(true);
    type('seychelles');
    await pause();
    expect(store.get(debouncedSearchValueAtom)).toBe('seychelles');
    expect(store.get(noResultsFoundAtom)).toBe(false);
  });

  it('keeps the previous results when the provider fails, and can try again', async () => {
    type('lake');
    await pause();
    source.calls[0]?.resolve([hit('villa')]);
    await settle();
    type('lake o');
    await pause();
    source.calls[1]?.fail();
    await settle();
    expect(store.get(searchSuggestionListAtom)).toEqual([hit('villa')]);
    expect(store.get(searchFailedAtom)).toBe(true);
    expect(store.get(isLoadingSearchSuggestionListAtom)).toBe(false);
    void store.set(loadSuggestionsAtom);
    expect(store.get(searchFailedAtom)).toBe(false);
    source.calls[2]?.resolve([hit('casa-del-lago')]);
    await settle();
    expect(store.get(searchSuggestionListAtom)).toEqual([hit('casa-del-lago')]);
  });

  it('clears the selected suggestion when the words change or the list closes', async () => {
    store.set(selectedSuggestionAtom, hit('villa'));
    type('vi');
    expect(store.get(selectedSuggestionAtom)).toBeUndefined();
    store.set(selectedSuggestionAtom, hit('villa'));
    store.set(closeSuggestionsAtom);
    expect(store.get(selectedSuggestionAtom)).toBeUndefined();
    expect(store.get(showSearchSuggestionsAtom)).toBe(false);
    expect(store.get(showInspirationCategoriesAtom)).toBe(false);
  });

  it('starts each page with the words of its URL, a closed list and no pending request', async () => {
    type('lake');
    await pause();
    store.set(beginSearchAtom, 'sea');
    expect(source.calls[0]?.signal.aborted).toBe(true);
    expect(store.get(searchInputValueAtom)).toBe('sea');
    expect(store.get(showSearchSuggestionsAtom)).toBe(false);
    expect(store.get(isLoadingSearchSuggestionListAtom)).toBe(false);
  });

  it('clears the results and errors of the previous page', async () => {
    type('lake');
    await pause();
    source.calls[0]?.resolve([hit('villa')]);
    await settle();
    void store.set(loadSuggestionsAtom);
    source.calls[1]?.fail();
    await settle();
    store.set(beginSearchAtom, '');
    expect([
      store.get(searchSuggestionListAtom),
      store.get(searchFailedAtom),
      store.get(noResultsFoundAtom),
      store.get(debouncedSearchValueAtom),
    ]).toEqual([[], false, false, '']);

    type('xyzzy');
    await pause();
    source.calls[2]?.resolve([]);
    await settle();
    store.set(beginSearchAtom, '');
    expect(store.get(noResultsFoundAtom)).toBe(false);
  });

  it('clears the list when the box is emptied, and does not search for spaces', async () => {
    type('lake');
    await pause();
    source.calls[0]?.resolve([hit('villa')]);
    await settle();
    type('lake o');
    await pause();
    expect(store.get(isLoadingSearchSuggestionListAtom)).toBe(true);
    type(' a ');
    await pause();
    expect(store.get(searchSuggestionListAtom)).toEqual([]);
    expect(store.get(isLoadingSearchSuggestionListAtom)).toBe(false);
    expect(store.get(debouncedSearchValueAtom)).toBe('');
    expect(store.get(showInspirationCategoriesAtom)).toBe(true);
    expect(source.calls).toHaveLength(2);
  });

  it('aborts the previous request before it searches again, and ignores its failure', async () => {
    type('lake');
    await pause();
    void store.set(loadSuggestionsAtom);
    expect(source.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    source.calls[0]?.fail();
    await settle();
    expect(store.get(searchFailedAtom)).toBe(false);
    expect(store.get(isLoadingSearchSuggestionListAtom)).toBe(true);
  });

  it('clears the selected suggestion when a new list arrives', async () => {
    type('lake');
    await pause();
    store.set(selectedSuggestionAtom, hit('villa'));
    source.calls[0]?.resolve([hit('casa-del-lago')]);
    await settle();
    expect(store.get(selectedSuggestionAtom)).toBeUndefined();
  });

  it('finds nothing and throws nothing before it has a source', async () => {
    const alone = createStore();
    alone.set(typeInSearchAtom, 'lake');
    await pause();
    alone.set(typeInSearchAtom, '');
    await settle();
    expect(alone.get(searchSuggestionListAtom)).toEqual([]);
    expect(alone.get(searchInspirationsAtom)).toEqual([]);
    expect(alone.get(isLoadingSearchSuggestionListAtom)).toBe(false);
  });

  it('belongs to one store: another store has its own words', async () => {
    type('lake');
    const other = createStore();
    other.set(searchSourceAtom, source);
    other.set(typeInSearchAtom, 'sea');
    await pause();
    expect(source.calls.map(({ words }) => words)).toEqual(['lake', 'sea']);
    expect(other.get(searchInputValueAtom)).toBe('sea');
  });
});
