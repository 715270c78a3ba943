import type { Context } from 'hono';

/** Variables of a request's context. */
export interface AppEnv {
  Bindings: {
    /** The address of the connection's other end: a visitor, or a proxy in front of this one. */
    peerAddress?: string;
  };
  Variables: {
    requestId: string;
    /** The visitor's address according to trusted proxies; empty when it is unknown. */
    visitorAddress: string;
    /** The route's pattern. The log writes it instead of the path, because a path can contain a secret. */
    route?: string;
    /** Set for requests that change something once, however often they are sent: those with an idempotency key. */
    isRepeatable?: boolean;
    /** Set for requests of pages. */
    isPage?: boolean;
  };
}

export type AppContext = Context<AppEnv>;
