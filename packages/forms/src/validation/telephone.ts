import type { ReadTelephone } from './telephone-number.ts';

export type { ReadTelephone } from './telephone-number.ts';

/** Loads the reader of telephone numbers, which is larger than a form. Call it when a form asks for a number. */
export async function loadTelephone(): Promise<ReadTelephone> {
  const { readTelephone } = await import('./telephone-number.ts');
  return readTelephone;
}

/** "020 7946 0018 ext. 5", "… x5", "… #5", "…;ext=5": we ring a number and dial nothing after it. */
const EXTENSION = /[\s,;]*(?:e?xt?(?:n|ension)?\.?|#)\s*[:=]?\s*\d{1,7}\s*$/i;

/**
 * The error message of a telephone number: it must be valid in its country (docs/product-decisions.md, The join-us
 * wizard).
 *
 * @param country the chosen country's name, for the message
 */
export function telephoneError(
  typed: string,
  countryCode: string,
  read: ReadTelephone,
  country?: string,
): string | undefined {
  if (!typed.trim()) return 'Enter your telephone number.';
  if (read(typed, countryCode)) return undefined;
  if (read(typed.replace(EXTENSION, ''), countryCode))
    return 'Enter the number without its extension. You can tell us the extension when we ring.';
  return country
    ? `Enter a telephone number that works in ${country}, or choose another country code.`
    : 'Enter a telephone number with its country code.';
}
