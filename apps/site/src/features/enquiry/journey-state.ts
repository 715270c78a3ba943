import { atom } from 'jotai';
import type { Journey } from '@myler/domain/enquiry';

/** The journey that the visitor has in mind. It is kept in this document only, and leaves it in an enquiry only. */
export const journeyAtom = atom<Journey>({});
