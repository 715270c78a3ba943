export {
  addToShortlistAtom,
  isShortlistKeptAtom,
  moveOnShortlistAtom,
  readShortlistAtom,
  removeFromShortlistAtom,
  shortlistAtom,
  shortlistStorageAtom,
  toggleShortlistedAtom,
} from './shortlist.ts';
export { syncShortlist } from './sync-shortlist.ts';
export {
  createShortlistStorage,
  formatShortlist,
  parseShortlist,
  SHORTLIST_KEY,
  type ShortlistStorage,
} from './storage.ts';
