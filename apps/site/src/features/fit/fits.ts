import { atom } from 'jotai';
import type { Finding } from './finding.ts';

/** The weightiest finding about each hotel, by the hotel's id. Empty without a family. */
export type Fits = ReadonlyMap<string, Finding>;

/** What is known of the hotels of this page. */
export const fitsAtom = atom<Fits>(new Map());
