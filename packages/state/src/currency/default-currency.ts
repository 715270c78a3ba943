import { defaultCurrencyFor } from '@myler/config/currencies';

export interface DefaultCurrencyQuestion<Code extends string> {
  /** The currencies the page supplies. */
  offered: readonly { code: Code }[];
  /** The one that is set already, if any. */
  chosen?: string | undefined;
  /** The configured default code; without one, or when it is not offered, the first of the list stands in. */
  configured?: string | undefined;
  /** The visitor's country; may reject, or resolve with undefined when it is unknown. */
  lookUpCountry: () => Promise<string | undefined>;
}

/**
 * The currency to start with (docs/specification.md, section 4). The country is looked up only when the page supplies
 * currencies and none is set. Any failure, an unknown country and a currency that is not offered fall back silently.
 * Undefined when the page supplies no currencies.
 */
export async function resolveDefaultCurrency<Code extends string>({
  offered,
  chosen,
  configured,
  lookUpCountry,
}: DefaultCurrencyQuestion<Code>): Promise<Code | undefined> {
  if (offered.length === 0) return undefined;
  const set = offered.find((currency) => currency.code === chosen);
  if (set) return set.code;
  let country: string | undefined;
  try {
    country = await lookUpCountry();
  } catch {
    // Silently (docs/specification.md, section 8): nobody is told that we do not know where they are.
  }
  // Stryker disable next-line StringLiteral: the text put there is no currency's code either.
  return defaultCurrencyFor(country, offered, configured ?? '');
}
