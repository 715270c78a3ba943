import { atom } from 'jotai/vanilla';
import type { Fits } from '@myler/domain/fit';

/** What hotels are for the family, as far as it has been found. */
export const fitsAtom = atom<Fits>(new Map());

/** The ids of the hotels for which that is to be found, once a family is known, in the groups that asked for them. */
export const wantedFitsAtom = atom<readonly (readonly string[])[]>([]);
