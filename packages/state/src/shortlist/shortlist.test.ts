import { SHORTLIST_MAX } from '@myler/config/shortlist';
import { createStore } from 'jotai/vanilla';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addToShortlistAtom,
  createShortlistStorage,
  formatShortlist,
  parseShortlist,
  moveOnShortlistAtom,
  readShortlistAtom,
  removeFromShortlistAtom,
  shortlistAtom,
  shortlistStorageAtom,
  toggleShortlistedAtom,
} from './index.ts';

let values: Map<string, string>;

const device = () => ({
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
});

/** A second tab of the same browser. */
function tab(storage = device) {
  const store = createStore();
  store.set(shortlistStorageAtom, createShortlistStorage(storage));
  store.set(readShortlistAtom);
  return store;
}

beforeEach(() => {
  values = new Map();
});

describe('a shortlist', () => {
  it(
    'stores only ids on the device, and is read on the next visit',
    { tags: ['promise:shortlist-no-account', 'promise:shortlist-on-device'] },
    () => {
      const store = tab();
      expect(store.set(toggleShortlistedAtom, 'maison-palmier')).toBe(true);
      store.set(toggleShortlistedAtom, 'dar-zahra');
      expect([...values]).toEqual([['shortlist', 'maison-palmier,dar-zahra']]);
      expect(tab().get(shortlistAtom)).toEqual(['maison-palmier', 'dar-zahra']);
    },
  );

  it('removes its storage entry when it is empty', () => {
    const store = tab();
    store.set(toggleShortlistedAtom, 'dar-zahra');
    expect(store.set(toggleShortlistedAtom, 'dar-zahra')).toBe(false);
    expect(values.size).toBe(0);
  });

  it('is shared by two tabs, and neither removes what the other added', () => {
    const [one, other] = [tab(), tab()];
    one.set(toggleShortlistedAtom, 'dar-zahra');
    other.set(toggleShortlistedAtom, 'nine-dhonis');
    expect(other.get(shortlistAtom)).toEqual(['dar-zahra', 'nine-dhonis']);
    one.set(readShortlistAtom);
    expect(one.get(shortlistAtom)).toEqual(['dar-zahra', 'nine-dhonis']);
  });

  it('is kept in memory when it has no storage', () => {
    const store = createStore();
    store.set(readShortlistAtom);
    expect(store.set(toggleShortlistedAtom, 'dar-zahra')).toBe(true);
    expect(store.get(shortlistAtom)).toEqual(['dar-zahra']);
  });

  it('notifies nobody and writes nothing when nothing changes', () => {
    const store = tab();
    store.set(addToShortlistAtom, ['a', 'b']);
    let changes = 0;
    store.sub(shortlistAtom, () => (changes += 1));
    values.clear();
    values.set('shortlist', 'a,b');
    store.set(readShortlistAtom);
    store.set(addToShortlistAtom, ['b']);
    store.set(removeFromShortlistAtom, 'c');
    expect(changes).toBe(0);
    values.set('shortlist', ' a,b');
    store.set(moveOnShortlistAtom, 'b', 1);
    expect(values.get('shortlist')).toBe(' a,b');
  });

  it('follows the changes of another tab: an added hotel, a removed one, another order', () => {
    const store = tab();
    store.set(addToShortlistAtom, ['a', 'b']);
    for (const [kept, list] of [
      ['a,c', ['a', 'c']],
      ['c,a', ['c', 'a']],
      ['c', ['c']],
    ] as const) {
      values.set('shortlist', kept);
      store.set(readShortlistAtom);
      expect(store.get(shortlistAtom)).toEqual(list);
    }
  });

  it('loses a hotel that is removed, and keeps the others', () => {
    const store = tab();
    store.set(addToShortlistAtom, ['a', 'b', 'c']);
    store.set(removeFromShortlistAtom, 'b');
    expect(store.get(shortlistAtom)).toEqual(['a', 'c']);
    expect(values.get('shortlist')).toBe('a,c');
  });

  it('is kept in memory where storage is blocked', () => {
    const store = tab(() => {
      throw new Error('insecure');
    });
    store.set(toggleShortlistedAtom, 'dar-zahra');
    store.set(toggleShortlistedAtom, 'nine-dhonis');
    expect(store.get(shortlistAtom)).toEqual(['dar-zahra', 'nine-dhonis']);
  });

  it('can be reordered, and a removed hotel can return to its place', () => {
    const store = tab();
    store.set(addToShortlistAtom, ['a', 'b', 'c']);
    store.set(moveOnShortlistAtom, 'c', 0);
    expect(store.get(shortlistAtom)).toEqual(['c', 'a', 'b']);
    store.set(removeFromShortlistAtom, 'a');
    store.set(moveOnShortlistAtom, 'a', 1);
    expect(store.get(shortlistAtom)).toEqual(['c', 'a', 'b']);
    store.set(moveOnShortlistAtom, 'c', -1);
    expect(store.get(shortlistAtom)).toEqual(['c', 'a', 'b']);
  });

  it('appends a shared list, each hotel once', () => {
    const store = tab();
    store.set(addToShortlistAtom, ['a', 'b']);
    store.set(addToShortlistAtom, ['b', 'c']);
    expect(store.get(shortlistAtom)).toEqual(['a', 'b', 'c']);
  });

  it('has a maximum length', () => {
    const store = tab();
    store.set(
      addToShortlistAtom,
      Array.from({ length: 60 }, (_, index) => `hotel-${index}`),
    );
    expect(store.get(shortlistAtom)).toHaveLength(SHORTLIST_MAX);
  });
});

describe('a shared link', () => {
  it('holds the ids, and reads them back', () => {
    const ids = ['maison-palmier', 'dar-zahra'];
    expect(parseShortlist(formatShortlist(ids))).toEqual(ids);
  });

  it.each([
    [null, []],
    ['', []],
    [' dar-zahra , ,dar-zahra', ['dar-zahra']],
    ['<script>,../etc,Dar-Zahra,dar--zahra,-a,ok', ['ok']],
    [`${'a'.repeat(81)},b`, ['b']],
    [`${'a'.repeat(80)} , b`, ['a'.repeat(80), 'b']],
    [
      Array.from({ length: SHORTLIST_MAX + 1 }, (_, index) => `h${index}`).join(','),
      Array.from({ length: SHORTLIST_MAX }, (_, i) => `h${i}`),
    ],
  ])('skips what is not an id: %j', (text, ids) => {
    expect(parseShortlist(text)).toEqual(ids);
  });
});
