import { createStore } from 'jotai/vanilla';
import { beforeEach, expect, it, vi } from 'vitest';
import type { HotelSummary } from '@myler/api-client/contract';
import type { Family } from '@myler/domain/fit';
import { familyAtom } from './family.ts';
import { findFits } from './find-fits.ts';
import { fitsAtom, wantedFitsAtom } from './fits.ts';

const family: Family = { adults: 2, children: [{ age: 7 }], cots: 0, stepFree: true, allergies: [] };

/** A hotel with so many steps at the entrance. */
const hotel = (id: string, entrance: number) =>
  ({
    id,
    name: id,
    region: 'europe',
    childrenFrom: 0,
    bestMonths: [5],
    closedMonths: [],
    kidsClub: false,
    access: { steps: { entrance, room: 0, bathroom: 0 }, lift: true, adaptedRooms: 1, stepFree: entrance === 0 },
    cooksWithout: [],
    transferMinutes: 40,
    sleepsTogether: 6,
    connectingPairs: 1,
  }) as unknown as HotelSummary;

const hotels: Record<string, HotelSummary> = { flat: hotel('flat', 0), steep: hotel('steep', 9) };
let asked: string[];
let isOffline: boolean;

/** A document in which the hotels' cards come one after another. */
function page(...ids: string[]) {
  const store = createStore();
  const want = (...wanted: string[]) => store.set(wantedFitsAtom, (groups) => [...groups, wanted]);
  for (const id of ids) want(id);
  findFits(store, async (wanted) => {
    asked.push(wanted.join(','));
    if (isOffline) throw new TypeError('fetch failed');
    return wanted.flatMap((id) => hotels[id] ?? []);
  });
  const kinds = () => Object.fromEntries([...store.get(fitsAtom)].map(([id, { kind }]) => [id, kind]));
  return { store, want, kinds };
}

beforeEach(() => {
  asked = [];
  isOffline = false;
});

it('nothing is asked before a family is known, and all hotels of a page are then asked for at once', async () => {
  const { store, kinds } = page('flat', 'steep', 'gone');
  await Promise.resolve();
  expect(asked).toEqual([]);
  store.set(familyAtom, family);
  await vi.waitFor(() => expect(Object.keys(kinds())).toEqual(['flat', 'steep']));
  expect(kinds()['steep']).toBe('no');
  expect(kinds()['flat']).not.toBe('no');
  expect(asked).toEqual(['flat,steep,gone']);
});

it('another family is answered from what is known, and what stays the same is the same finding', async () => {
  const { store, want, kinds } = page('steep');
  store.set(familyAtom, family);
  await vi.waitFor(() => expect(kinds()).toEqual({ steep: 'no' }));
  const before = store.get(fitsAtom).get('steep');
  want('flat');
  await vi.waitFor(() => expect(Object.keys(kinds())).toEqual(['steep', 'flat']));
  expect(store.get(fitsAtom).get('steep')).toBe(before);
  store.set(familyAtom, { ...family, stepFree: false });
  await vi.waitFor(() => expect(kinds()['steep']).not.toBe('no'));
  expect(asked).toEqual(['steep', 'flat']);
});

it('a family that is forgotten leaves nothing', async () => {
  const { store, kinds } = page('steep');
  store.set(familyAtom, family);
  await vi.waitFor(() => expect(kinds()).toEqual({ steep: 'no' }));
  store.set(familyAtom, undefined);
  await vi.waitFor(() => expect(kinds()).toEqual({}));
});

it('what could not be read is asked for again with the next page', async () => {
  isOffline = true;
  const { store, want, kinds } = page('steep');
  store.set(familyAtom, family);
  await vi.waitFor(() => expect(asked).toEqual(['steep']));
  isOffline = false;
  want('flat');
  await vi.waitFor(() => expect(Object.keys(kinds()).toSorted()).toEqual(['flat', 'steep']));
});

it('a map with more hotels than one answer has room for is not asked about', async () => {
  const { store, want, kinds } = page('steep');
  want('flat', ...Array.from({ length: 1000 }, (_, index) => `hotel-${index}`));
  store.set(familyAtom, family);
  await vi.waitFor(() => expect(kinds()).toEqual({ steep: 'no' }));
  expect(asked).toEqual(['steep']);
});
