import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  searchInputValueAtom,
  searchInspirationsAtom,
  showInspirationCategoriesAtom,
  openSuggestionsAtom,
} from './index.ts';
import { snow, settle, setUpSearch } from './fakeSource.test-kit.ts';

let { source, store, type } = setUpSearch();

beforeEach(() => {
  vi.useFakeTimers();
  ({ source, store, type } = setUpSearch());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the inspirations of the search bar', () => {
  it('are shown while the box is empty or holds one letter, and are fetched once', async () => {
    store.set(openSuggestionsAtom);
    await settle();
    expect(store.get(showInspirationCategoriesAtom)).toBe(true);
    expect(store.get(searchInspirationsAtom)).toEqual([snow]);
    type('s', 'sn');
    expect(store.get(showInspirationCategoriesAtom)).toBe(false);
    type('');
    expect(store.get(showInspirationCategoriesAtom)).toBe(true);
    await settle();
    expect(source.inspirations).toHaveBeenCalledOnce();
    expect(source.suggest).not.toHaveBeenCalled();
  });

  it('are fetched again after a failure', async () => {
    source.inspirations.mockRejectedValueOnce(new Error('down'));
    store.set(openSuggestionsAtom);
    await settle();
    expect(store.get(searchInspirationsAtom)).toEqual([]);
    store.set(openSuggestionsAtom);
    await settle();
    expect(store.get(searchInspirationsAtom)).toEqual([snow]);
  });

  it('are not fetched for a box with words in it', async () => {
    store.set(searchInputValueAtom, 'lake');
    store.set(openSuggestionsAtom);
    await settle();
    expect(source.inspirations).not.toHaveBeenCalled();
    expect(store.get(showInspirationCategoriesAtom)).toBe(false);
  });
});
