import type { CurrencyCode } from '@myler/config/currencies';

/** What the operator lets a browser see. The proxy lists it; nothing else of its environment gets here. */
export interface ClientEnv {
  defaultCurrency: CurrencyCode;
  /** Where the visitor's country is asked for: a path of the same origin, or an operator's choice. */
  traceUrl: string;
  /** Where events go: a path of the same origin or an operator's choice; "console" or "none" while developing. */
  analyticsUrl: string;
  /** Where errors go instead, once the visitor has allowed it. */
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
