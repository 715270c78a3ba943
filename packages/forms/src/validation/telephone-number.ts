// The `min` metadata: whether a number is possible and follows its country's general pattern, at half the bytes of the
// full one, which would also tell mobiles from landlines. Loaded through `loadTelephone` alone.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits } from '../card/brands.ts';

/** A number that can be rung, E.164 ("+33612345678"), or undefined. */
export type ReadTelephone = (typed: string, countryCode: string) => string | undefined;

/**
 * Reads a number as it is typed in a country ("07911 123456", GB) or with its own country code ("+33 6 12 34 56 78",
 * "0033 6…" in Europe), which then beats the chosen country.
 */
export const readTelephone: ReadTelephone = (typed, countryCode) => {
  const text = plainNumber(typed);
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  // "00" is what most of the world dials for "+"; the library reads it only where it is the country's own prefix.
  const international = /^00[1-9]/.test(text) ? `+${text.slice(2)}` : text;
  const number = parsePhoneNumberFromString(international, {
    ...(country ? { defaultCountry: country } : {}),
    extract: false,
  });
  return number?.isValid() && !number.ext ? number.number : undefined;
};

/**
 * The number without what comes along when one is pasted: invisible marks of direction from an address book, "tel:" from a
 * link, brackets around the country code, and separators that the library takes for the number's end. Spaces go too, so
 * that "00 33" is read as "0033".
 */
function plainNumber(typed: string): string {
  return asciiDigits(typed)
    .replaceAll(/[\p{Cf}\s_·•()]/gu, '')
    .replace(/^tel:/i, '');
}
