import type { Context } from 'hono';

/** Variables of a request's context. */
export interface AppEnv {
  Bindings: {
    /** The address of the connection's other end: a visitor, or a proxy before us. */
    peerAddress?: string;
  };
  Variables: {
    requestId: string;
    /** The visitor's address according to trusted proxies; empty when it is unknown. */
    visitorAddress: string;
    /** Filled in for the log, which names routes where an address could hold a secret. */
    route?: string;
    /** Set for requests of pages. */
    isPage?: boolean;
  };
}

export type AppContext = Context<AppEnv>;
