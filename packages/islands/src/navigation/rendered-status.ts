import type { AnyRouter } from '@tanstack/react-router';

/**
 * The status of the page that the router has loaded on the server: 200, 404 for a page that does not exist, 500 for one
 * that failed. The router passes it to its own handlers in `_serverResult`; this site does not use them, because they
 * also write the router's data into the page.
 */
export function renderedStatus(router: Pick<AnyRouter, '_serverResult'>): number {
  return router._serverResult?.type === 'render' ? router._serverResult.status : 200;
}
