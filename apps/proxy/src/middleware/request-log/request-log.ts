import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { providerEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import type { AppContext, AppEnv } from '../../http/context.ts';
import type { Logger } from '@myler/server/log';
import type { ObserveRequest } from '@myler/server/observe-request';

const MAX_PATH_LENGTH = 160;

/** The pages of a bank, whose ids nobody else may know. They are no endpoints of the contract. */
const BANK_PAGES = ['/confirm-payment', '/sandbox-bank'];

/** What comes before the token in each endpoint that has one: "/v1/shortlists". */
const beforeTokens = Object.values<Endpoint>(providerEndpoints)
  .filter(({ path }) => path.includes('/{token}'))
  .map(({ path }) => `/v1${path.slice(0, path.indexOf('/{token}'))}`);

/**
 * The paths that contain a secret: a token that gives access to an order or to a shortlist, and the id of a bank's page.
 * It matches every spelling of the rest, also where no route answers.
 */
const TOKEN_PATH = new RegExp(
  `^((?:${[...new Set([...beforeTokens, ...BANK_PAGES])].map((path) => path.replaceAll('/', '/+')).join('|')})/+)[^?]+`,
  'i',
);

/** A path for the log: without query and token, and shortened. */
export function loggedPath(path: string): string {
  const query = path.indexOf('?');
  return (query < 0 ? path : path.slice(0, query)).replace(TOKEN_PATH, '$1{token}').slice(0, MAX_PATH_LENGTH);
}

/** Logs one line per request: method, path without query (or its route when it contains a token), status, duration. */
export function requestLog(log: Logger, observe?: ObserveRequest) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const begin = performance.now();
    await next();
    const { method } = context.req;
    const { status } = context.res;
    const ms = performance.now() - begin;
    observe?.({ method, route: context.get('isPage') ? 'page' : patternOf(context), status, ms });
    log.info({
      id: context.get('requestId'),
      method,
      path: context.get('route') ?? loggedPath(context.req.path),
      status,
      ms: Math.round(ms * 10) / 10,
    });
  });
}

/** The pattern of the route that answered, of which there is a known number. "/*" is a file, or nothing. */
export function patternOf(context: AppContext): string {
  return context.get('route') ?? routePath(context);
}
