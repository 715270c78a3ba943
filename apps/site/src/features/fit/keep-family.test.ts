import { beforeEach, expect, it, vi } from 'vitest';
import { createSiteStore } from '../../store/site-store.ts';
import { defaultClientEnv } from '../../store/client-env.ts';
import { localToday } from '@myler/domain/days';
import { familyAtom, isFamilyKeptAtom } from './family-state.ts';
import { formatFamily, type Family } from '@myler/domain/fit';
import { forgetFamily, readFamily, setFamily } from './keep-family.ts';

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

const tab = () => createSiteStore(defaultClientEnv);

it('a family without its consent is known in this visit, and the device stores nothing', () => {
  const store = tab();
  setFamily(store, family({ children: [{ age: 7 }] }), { keep: false });
  readFamily(store);
  expect(store.get(familyAtom)).toEqual(family({ children: [{ age: 7 }] }));
  expect(values.size).toBe(0);
});

it('a family with its consent is in the next visit, and consent that is taken back clears the device', () => {
  setFamily(tab(), family(), { keep: true });
  const next = tab();
  readFamily(next);
  expect([next.get(familyAtom), next.get(isFamilyKeptAtom)]).toEqual([family(), true]);
  setFamily(next, family(), { keep: false });
  expect([next.get(familyAtom), next.get(isFamilyKeptAtom), values.size]).toEqual([family(), false, 0]);
});

it('a family that another tab has cleared is forgotten here', () => {
  const [one, other] = [tab(), tab()];
  setFamily(one, family(), { keep: true });
  readFamily(other);
  forgetFamily(one);
  readFamily(other);
  expect(other.get(familyAtom)).toBeUndefined();
});

it('reading the same family again changes nothing, so that nothing is asked for again', () => {
  values.set('family', formatFamily(family({ children: [{ age: 7 }] }), localToday()));
  const store = tab();
  let changes = 0;
  store.sub(familyAtom, () => (changes += 1));
  readFamily(store);
  readFamily(store);
  expect(changes).toBe(1);
});
