import { atom } from 'jotai/vanilla';
import type { Fits } from '@myler/domain/fit';

/** What hotels are for the family, as far as it has been found. */
export const fitsAtom = atom<Fits>(new Map());

const idsAtom = atom<ReadonlySet<string>>(new Set<string>());

/** The ids of the hotels for which that is to be found, once a family is known. */
export const wantedFitsAtom = atom((get) => get(idsAtom));

/** Asks for these hotels too. Those that could not be read before are asked for again. */
export const wantFitsAtom = atom(null, (get, set, ids: readonly string[]) => {
  set(idsAtom, new Set([...get(idsAtom), ...ids]));
});
