import { atom } from 'jotai';

/** What was just done to the shortlist, for the line at the foot of the screen. */
export interface ShortlistNews {
  id: string;
  name: string;
  what: 'kept' | 'let-go';
  /** Where it stood on the list, so that it can be put back. */
  place: number;
}

export const shortlistNewsAtom = atom<ShortlistNews | undefined>(undefined);
