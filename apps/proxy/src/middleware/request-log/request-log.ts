import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { providerEndpoints, sameOriginEndpoints, type Endpoint } from '@myler/api-client/endpoints';
import { readGiftCode } from '@myler/config/gift-codes';
import { endpointPaths } from '@myler/server/endpoint-paths';
import { BANK_PAGE_PATHS } from '../../http/bank-page-paths.ts';
import type { AppContext, AppEnv } from '../../http/context.ts';
import type { Logger } from '@myler/server/log';
import type { ObserveRequest } from '@myler/server/observe-request';

const MAX_PATH_LENGTH = 160;

/** What comes before a secret: "/v1/shortlists", "/confirm-payment". */
const beforeSecrets = [
  ...Object.values<Endpoint>(providerEndpoints)
    .flatMap(endpointPaths)
    .filter((path) => path.includes('/:token'))
    .map((path) => path.slice(0, path.indexOf('/:token'))),
  ...BANK_PAGE_PATHS,
];

/**
 * The paths that contain a secret: a token that gives access to an order or to a shortlist, and the id of a bank's page.
 * It matches every spelling of the rest, also where no route answers.
 */
const SECRET_PATH = new RegExp(
  `^((?:${[...new Set(beforeSecrets)].map((path) => path.replaceAll('/', '/+')).join('|')})/+)[^?]+`,
  'i',
);

/** The words in the paths of our endpoints. Whatever else a caller writes there is no path of ours. */
const apiWords = new Set(
  [...Object.values<Endpoint>(providerEndpoints), ...Object.values<Endpoint>(sameOriginEndpoints)]
    .flatMap(endpointPaths)
    .flatMap((path) => path.split('/'))
    .filter((word) => !word.startsWith(':')),
);

const withApiWordsOnly = (path: string) =>
  path
    .split('/')
    .map((word) => (apiWords.has(word) || word === '{token}' ? word : '*'))
    .join('/');

/** A path for the log: without query and token, below an API without anything that a caller chose, and shortened. */
export function loggedPath(path: string): string {
  const query = path.indexOf('?');
  const known = (query < 0 ? path : path.slice(0, query)).replace(SECRET_PATH, '$1{token}');
  const shown = /^\/+(?:api|v1)\//i.test(known) ? withApiWordsOnly(known) : withoutStrayTokens(known);
  return shown.slice(0, MAX_PATH_LENGTH);
}

/**
 * A path of a page without a token that a mail program has moved into it ("/%23reset-password=…"), or a visitor, who may type
 * a gift card's code there. No page's address has a capital letter or an "@"; the names of built files have.
 */
function withoutStrayTokens(path: string): string {
  if (/^\/+assets\//.test(path)) return path;
  return path
    .replace(/%23.*$/is, '%23*')
    .split('/')
    .map((word) => (/[A-Z@]/.test(word) || isGiftCode(word) ? '*' : word))
    .join('/');
}

/** Each request is logged, and reading a code takes longer than all else of it: what is shorter is none. */
const isGiftCode = (word: string) => word.length >= 20 && readGiftCode(word).ok;

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
