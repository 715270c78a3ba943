// The `min` metadata checks a number against its country's general pattern and has half the size of the full one, which
// also tells mobiles from landlines. Only `loadTelephone` imports this module.
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { asciiDigits } from '@myler/config/typed-text';

/** Reads a typed number as E.164 ("+33612345678"); undefined for an invalid number. */
export type ReadTelephone = (typed: string, countryCode: string) => string | undefined;

/**
 * Reads a number as typed in a country ("07911 123456", GB) or with its own country code ("+33 6 12 34 56 78", "0033
 * 6…" in Europe). A typed country code overrides the chosen country.
 */
export const readTelephone: ReadTelephone = (typed, countryCode) => {
  const text = plainNumber(typed);
  const country = isSupportedCountry(countryCode) ? countryCode : undefined;
  // Most countries dial "00" for "+". The library reads it only if it is the chosen country's international prefix.
  const international = /^00[1-9]/.test(text) ? `+${text.slice(2)}` : text;
  const number = parsePhoneNumberFromString(international, {
    ...(country ? { defaultCountry: country } : {}),
    extract: false,
  });
  return number?.isValid() && !number.ext ? number.number : undefined;
};

/**
 * Removes what is often pasted with a number: invisible direction marks of an address book, "tel:" of a link, brackets
 * around the country code, and separators that the library would take for the end of the number. Removes spaces too, so
 * that "00 33" is read as "0033".
 */
function plainNumber(typed: string): string {
  return asciiDigits(typed)
    .replaceAll(/[\p{Cf}\s_·•()]/gu, '')
    .replace(/^tel:/i, '');
}
