import { beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'jotai/vanilla';
import { localToday } from '@myler/domain/days';
import { familyAtom, isFamilyKeptAtom } from './family.ts';
import { formatFamily, type Family } from '@myler/domain/fit';
import { forgetFamilyAtom, readFamilyAtom, setFamilyAtom } from './keep-family.ts';

let values: Map<string, string>;

const family = (parts: Partial<Family> = {}): Family => ({
  adults: 2,
  children: [],
  cots: 0,
  stepFree: false,
  allergies: [],
  ...parts,
});

beforeEach(() => {
  values = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  });
});

const tab = createStore;

it('a family without its consent is known in this visit, and the device stores nothing', () => {
  const store = tab();
  store.set(setFamilyAtom, family({ children: [{ age: 7 }] }), { keep: false });
  store.set(readFamilyAtom);
  expect(store.get(familyAtom)).toEqual(family({ children: [{ age: 7 }] }));
  expect(values.size).toBe(0);
});

it('a family with its consent is in the next visit, and consent that is taken back clears the device', () => {
  tab().set(setFamilyAtom, family(), { keep: true });
  const next = tab();
  next.set(readFamilyAtom);
  expect([next.get(familyAtom), next.get(isFamilyKeptAtom)]).toEqual([family(), true]);
  next.set(setFamilyAtom, family(), { keep: false });
  expect([next.get(familyAtom), next.get(isFamilyKeptAtom), values.size]).toEqual([family(), false, 0]);
});

it('a family that another tab has cleared is forgotten here', () => {
  const [one, other] = [tab(), tab()];
  one.set(setFamilyAtom, family(), { keep: true });
  other.set(readFamilyAtom);
  one.set(forgetFamilyAtom);
  other.set(readFamilyAtom);
  expect(other.get(familyAtom)).toBeUndefined();
});

it('reading the same family again changes nothing, so that nothing is asked for again', () => {
  values.set('family', formatFamily(family({ children: [{ age: 7 }] }), localToday()));
  const store = tab();
  let changes = 0;
  store.sub(familyAtom, () => (changes += 1));
  store.set(readFamilyAtom);
  store.set(readFamilyAtom);
  expect(changes).toBe(1);
});
