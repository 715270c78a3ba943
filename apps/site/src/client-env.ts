import type { CurrencyCode } from '@myler/config/currencies';

/** What the operator lets a browser see. The proxy lists it; nothing else of its environment gets here. */
export interface ClientEnv {
  defaultCurrency: CurrencyCode;
  /** Where the visitor's country is asked for: a path of the same origin, or an operator's choice. */
  traceUrl: string;
  analyticsUrl: string;
  /** The member web app: absolute, or a path of the same origin. */
  webAppUrl: string;
}

export const defaultClientEnv: ClientEnv = {
  defaultCurrency: 'GBP',
  traceUrl: '/trace',
  analyticsUrl: '/api/collect',
  webAppUrl: '/app',
};
