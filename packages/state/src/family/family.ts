import { atom } from 'jotai/vanilla';
import type { Family } from '@myler/domain/fit';

/** The family of this visit. Undefined until the visitor describes it, and in every page that the server renders. */
export const familyAtom = atom<Family | undefined>(undefined);

/** Whether the visitor has agreed that it is kept on this device. */
export const isFamilyKeptAtom = atom(false);
