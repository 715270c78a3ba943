import { atom } from 'jotai';
import type { Family } from './family.ts';
import type { Finding } from './finding.ts';

/** The family of this visit. Undefined until the visitor describes it, and in every page that the server renders. */
export const familyAtom = atom<Family | undefined>(undefined);

/** Whether the visitor has agreed that it is kept on this device. */
export const isFamilyKeptAtom = atom(false);

/** The weightiest finding about each hotel of this page, by the hotel's id. Empty without a family. */
export const fitsAtom = atom<ReadonlyMap<string, Finding>>(new Map());
