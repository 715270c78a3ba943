// Written by scripts/count-hotels.ts from apps/provider/content/hotels.
/** The number of hotels. */
export const hotelCount: number = 48;
/** The number of hotels within a sentence. */
export const hotelCountInWords: string = 'forty-eight';
/** The number of hotels at the start of a sentence. */
export const hotelCountCapitalised: string = 'Forty-eight';
