import type { CurrencyCode } from '@myler/config/currencies';

/**
 * The configuration that the operator passes to browsers. The proxy lists it; no other environment variable reaches a
 * browser.
 */
export interface ClientEnv {
  defaultCurrency: CurrencyCode;
  /** The address that tells the visitor's country: a path of the same origin, or an operator's choice. */
  traceUrl: string;
  /** The address of events: a path of the same origin or an operator's choice; "console" or "none" in development. */
  analyticsUrl: string;
  /** Where errors go instead of `analyticsUrl`, once the visitor has allowed it. */
  sentryDsn?: string;
  /** The member web app: absolute, or a path of the same origin. */
  webAppUrl: string;
}

export const defaultClientEnv: ClientEnv = {
  defaultCurrency: 'GBP',
  traceUrl: '/trace',
  analyticsUrl: '/api/collect',
  webAppUrl: '/app',
};
