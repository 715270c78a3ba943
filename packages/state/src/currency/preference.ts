import type { CurrencyCode } from '@myler/config/currencies';
import type { DeviceStorage } from '../device/device.ts';

/**
 * The key in local storage (docs/product-decisions.md, Consent and the newsletter). It is a preference on the device
 * and does not track the visitor.
 */
export const CURRENCY_KEY = 'currency';

/** The currency chosen on an earlier visit, if it is still offered. Undefined if storage is blocked. */
export function readChosenCurrency<Code extends string>(
  storage: () => Pick<DeviceStorage<typeof CURRENCY_KEY>, 'getItem'>,
  offered: readonly { code: Code }[],
): Code | undefined {
  let chosen: string | null | undefined;
  try {
    chosen = storage().getItem(CURRENCY_KEY);
  } catch {
    // Storage is blocked, so it holds no choice.
  }
  return offered.find((currency) => currency.code === chosen)?.code;
}

/** Stores a choice for later visits. If storage is blocked, the choice lasts until the page is closed. */
export function storeChosenCurrency(
  storage: () => Pick<DeviceStorage<typeof CURRENCY_KEY>, 'setItem'>,
  code: CurrencyCode,
): void {
  try {
    storage().setItem(CURRENCY_KEY, code);
  } catch {
    // Storage is blocked. The page still shows the chosen currency.
  }
}
