import { atom } from 'jotai';

/** The latest change of the shortlist, for the message at the foot of the screen. */
export interface ShortlistNews {
  id: string;
  name: string;
  what: 'kept' | 'let-go';
  /** Its position in the list, so that it can be put back there. */
  place: number;
}

export const shortlistNewsAtom = atom<ShortlistNews | undefined>(undefined);
