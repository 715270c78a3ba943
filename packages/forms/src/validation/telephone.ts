import type { ReadTelephone } from './telephone-number.ts';

export type { ReadTelephone } from './telephone-number.ts';

/** The reader of telephone numbers, fetched when a form that asks for one is near: it weighs more than the form. */
export async function loadTelephone(): Promise<ReadTelephone> {
  const { readTelephone } = await import('./telephone-number.ts');
  return readTelephone;
}

/**
 * What is wrong with a telephone number, in words: it has to be valid for its country (docs/product-decisions.md, The
 * join-us wizard).
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
  return country
    ? `Enter a telephone number that works in ${country}, or choose another country code.`
    : 'Enter a telephone number with its country code.';
}
