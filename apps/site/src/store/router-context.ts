import type { GatewayClient } from '@myler/api-client/gateway';
import type { DayHour } from '@myler/config/day-hours';
import type { SiteStore } from './site-store.ts';

/** The context of loaders and of the shell. */
export interface RouterContext {
  /** Reads from the provider: directly on the server, through the same-origin gateway in a browser. */
  read: GatewayClient['call'];
  /** The public origin, such as "https://myler.example". It comes from configuration and never from a request. */
  origin: string;
  /**
   * The part of the visitor's day: in a browser by its own clock, on the server by the clock of the visitor's country.
   * Undefined for a page that the server renders for all visitors.
   */
  hour: () => DayHour | undefined;
  /** The visitor's shared state. */
  store: SiteStore;
}
