import { atom } from 'jotai';
import type { Fits } from '@myler/domain/fit';

/** What is known of the hotels of this page. */
export const fitsAtom = atom<Fits>(new Map());
