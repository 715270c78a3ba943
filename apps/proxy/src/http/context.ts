import type { Context } from 'hono';

/** What each request carries beside itself. */
export interface AppEnv {
  Bindings: {
    /** Whoever is at the other end of the connection: a visitor, or a proxy in front of us. */
    peerAddress?: string;
  };
  Variables: {
    requestId: string;
    /** The visitor's own address, as far as trusted proxies say; empty when it is not known. */
    visitorAddress: string;
    /** Filled in for the log, which names routes where an address could hold a secret. */
    route?: string;
    /** Set once a request is known to be for a page. */
    isPage?: boolean;
  };
}

export type AppContext = Context<AppEnv>;
