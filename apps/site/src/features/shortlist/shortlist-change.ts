import { atom } from 'jotai';

/** The latest change of the shortlist, for the message at the foot of the screen. */
export interface ShortlistChange {
  id: string;
  name: string;
  action: 'added' | 'removed';
  /** Its position in the list, so that it can be put back there. */
  position: number;
}

export const shortlistChangeAtom = atom<ShortlistChange | undefined>(undefined);
