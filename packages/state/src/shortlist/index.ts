export {
  addToShortlistAtom,
  isShortlistKeptAtom,
  moveOnShortlistAtom,
  readShortlistAtom,
  removeFromShortlistAtom,
  shortlistAtom,
  shortlistChangeAtom,
  shortlistStorageAtom,
  toggleShortlistedAtom,
  type ShortlistChange,
} from './shortlist.ts';
export { readHotels, readKeptHotels, type ListedHotel } from './read-hotels.ts';
export {
  COMPARE_MAX,
  comparedOf,
  readShortlistQuery,
  shortlistAddress,
  type ShortlistQuery,
} from './shortlist-query.ts';
export { syncShortlist } from './sync-shortlist.ts';
export {
  createShortlistStorage,
  formatShortlist,
  parseShortlist,
  SHORTLIST_KEY,
  type ShortlistStorage,
} from './storage.ts';
