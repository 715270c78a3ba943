import type { AnyRouter } from '@tanstack/react-router';

/**
 * The status of the page that the router has loaded on the server: 200, 404 for a page that is not there, 500 for one
 * that failed. The router tells its own handlers, which would also write its data into the page, by `_serverResult`.
 */
export function renderedStatus(router: Pick<AnyRouter, '_serverResult'>): number {
  return router._serverResult?.type === 'render' ? router._serverResult.status : 200;
}
