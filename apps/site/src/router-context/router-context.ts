import type { GatewayClient } from '@myler/api-client/gateway';
import type { SiteStore } from '../store/site-store.ts';

/** The context of loaders and of the shell. */
export interface RouterContext {
  /** Reads from the provider: directly on the server, through the same-origin gateway in a browser. */
  read: GatewayClient['call'];
  /** The public origin, such as "https://myler.example". It comes from configuration and never from a request. */
  origin: string;
  /** The visitor's shared state. */
  store: SiteStore;
}
