import { createStore } from 'jotai/vanilla';
import { vi } from 'vitest';
import type { Inspiration, SearchHit } from '@myler/api-client/contract';
import { SEARCH_DEBOUNCE, searchSourceAtom, typeInSearchAtom, type SearchSource } from './index.ts';

export const hit = (id: string): SearchHit => ({ kind: 'hotel', id, label: id, reason: 'By name' });
export const snow = { id: 'half-term-snow', title: 'Half-term, and snow' } as Inspiration;

/** A source whose responses the test controls. */
function createFakeSource() {
  const calls: { words: string; signal: AbortSignal; resolve: (hits: SearchHit[]) => void; fail: () => void }[] = [];
  const suggest = vi.fn<SearchSource['suggest']>(
    (words, signal) =>
      new Promise((resolve, reject) => {
        calls.push({ words, signal, resolve, fail: () => reject(new Error('down')) });
      }),
  );
  return { calls, suggest, inspirations: vi.fn<SearchSource['inspirations']>(() => Promise.resolve([snow])) };
}

/** A search bar with a source whose responses the test controls. */
export function setUpSearch() {
  const source = createFakeSource();
  const store = createStore();
  store.set(searchSourceAtom, source);
  const type = (...values: string[]) => {
    for (const value of values) store.set(typeInSearchAtom, value);
  };
  return { source, store, type };
}

export const pause = () => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE);
export const settle = () => vi.advanceTimersByTimeAsync(0);
