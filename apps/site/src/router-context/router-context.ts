import type { ProviderClient } from '@myler/api-client/provider';
import type { SiteStore } from '../store/site-store.ts';

/** What loaders and the shell get. */
export interface RouterContext {
  /** A read of the provider: straight from the server, through the same-origin gateway from a browser. */
  read: ProviderClient['call'];
  /** The public origin, from configuration and never from a request: "https://myler.example". */
  origin: string;
  /** Shared state of this visitor. */
  store: SiteStore;
}
