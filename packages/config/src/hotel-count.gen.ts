// Written by scripts/count-hotels.mjs from apps/provider/content/hotels.
export const hotelCount = 48;
/** Within a sentence. */
export const hotelCountInWords = 'forty-eight';
/** At the start of a sentence. */
export const hotelCountCapitalised = 'Forty-eight';
