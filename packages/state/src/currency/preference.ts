import type { CurrencyCode } from '@myler/config/currencies';
import { readStorage, writeStorage, type DeviceStorage } from '../device/device.ts';

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
  const chosen = readStorage(storage, CURRENCY_KEY);
  return offered.find((currency) => currency.code === chosen)?.code;
}

/** Stores a choice for later visits. If storage is blocked, the choice lasts until the page is closed. */
export function storeChosenCurrency(storage: () => DeviceStorage<typeof CURRENCY_KEY>, code: CurrencyCode): void {
  writeStorage(storage, CURRENCY_KEY, code);
}
