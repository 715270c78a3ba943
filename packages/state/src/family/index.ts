export { familyAtom, isFamilyKeptAtom } from './family.ts';
export { FAMILY_KEY } from './family-key.ts';
export { findFits } from './find-fits.ts';
export { defineFitLine } from './fit-line.ts';
export { fitsAtom, wantedFitsAtom } from './fits.ts';
export { forgetFamilyAtom, readFamilyAtom, setFamilyAtom } from './keep-family.ts';
