import { defaultCurrencyFor } from '@myler/config/currencies';

export interface DefaultCurrencyOptions<Code extends string> {
  /** The currencies the page supplies. */
  offered: readonly { code: Code }[];
  /** The currency that is already set, if any. */
  chosen?: string | undefined;
  /** The configured default code. If it is missing or not offered, the first offered currency replaces it. */
  configured?: string | undefined;
  /** The visitor's country. May reject; resolves with undefined if the country is unknown. */
  lookUpCountry: () => Promise<string | undefined>;
}

/**
 * The currency to start with (docs/specification.md, section 4). The country is looked up only if the page supplies
 * currencies and none is set. After a failure, for an unknown country and for a currency that is not offered, the
 * default is used silently. Undefined if the page supplies no currencies.
 */
export async function resolveDefaultCurrency<Code extends string>({
  offered,
  chosen,
  configured,
  lookUpCountry,
}: DefaultCurrencyOptions<Code>): Promise<Code | undefined> {
  if (offered.length === 0) return undefined;
  const set = offered.find((currency) => currency.code === chosen);
  if (set) return set.code;
  let country: string | undefined;
  try {
    country = await lookUpCountry();
  } catch {
    // No message to the visitor: a failed look-up is silent (docs/specification.md, section 8).
  }
  // Stryker disable next-line StringLiteral: the text put there is no currency's code either.
  return defaultCurrencyFor(country, offered, configured ?? '');
}
