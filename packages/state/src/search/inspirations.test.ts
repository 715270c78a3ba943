import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  searchInputValueAtom,
  searchInspirationsAtom,
  showInspirationCategoriesAtom,
  showSuggestionsAtom,
} from './index.ts';
import { snow, settle, setUpSearch } from './askedSource.test-kit.ts';

let { source, store, type } = setUpSearch();

beforeEach(() => {
  vi.useFakeTimers();
  ({ source, store, type } = setUpSearch());
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the inspirations of the search bar', () => {
  it('offers inspirations while the box is empty or holds one letter, fetched once', async () => {
    store.set(showSuggestionsAtom);
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

  it('tries again for inspirations that did not come', async () => {
    source.inspirations.mockRejectedValueOnce(new Error('down'));
    store.set(showSuggestionsAtom);
    await settle();
    expect(store.get(searchInspirationsAtom)).toEqual([]);
    store.set(showSuggestionsAtom);
    await settle();
    expect(store.get(searchInspirationsAtom)).toEqual([snow]);
  });

  it('fetches no inspirations for a box with words in it', async () => {
    store.set(searchInputValueAtom, 'lake');
    store.set(showSuggestionsAtom);
    await settle();
    expect(source.inspirations).not.toHaveBeenCalled();
    expect(store.get(showInspirationCategoriesAtom)).toBe(false);
  });
});
