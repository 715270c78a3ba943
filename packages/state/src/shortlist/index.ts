export {
  addToShortlistAtom,
  placeOnShortlistAtom,
  readShortlistAtom,
  removeFromShortlistAtom,
  shortlistAtom,
  shortlistStorageAtom,
  toggleShortlistedAtom,
} from './shortlist.ts';
export {
  createShortlistStorage,
  formatShortlist,
  parseShortlist,
  SHORTLIST_KEY,
  SHORTLIST_MAX,
  type ShortlistStorage,
} from './storage.ts';
