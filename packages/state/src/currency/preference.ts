import type { CurrencyCode } from '@myler/config/currencies';

/**
 * Local storage's key (docs/product-decisions.md, Consent and the newsletter). A preference kept on the device, not
 * tracking.
 */
export const CURRENCY_KEY = 'currency';

/** The currency chosen on an earlier visit, when it is still offered. Blocked storage has none. */
export function readChosenCurrency<Code extends string>(
  storage: () => Pick<Storage, 'getItem'>,
  offered: readonly { code: Code }[],
): Code | undefined {
  let chosen: string | null | undefined;
  try {
    chosen = storage().getItem(CURRENCY_KEY);
  } catch {
    // Nothing was chosen where nothing can be kept.
  }
  return offered.find((currency) => currency.code === chosen)?.code;
}

/** Keeps a choice for later visits; where storage is blocked it lasts as long as the page. */
export function keepChosenCurrency(storage: () => Pick<Storage, 'setItem'>, code: CurrencyCode): void {
  try {
    storage().setItem(CURRENCY_KEY, code);
  } catch {
    // The page shows it all the same.
  }
}
