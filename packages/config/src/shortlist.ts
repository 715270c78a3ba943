/** As many as there are hotels; a list that never ends is no list. */
export const SHORTLIST_MAX = 48;
