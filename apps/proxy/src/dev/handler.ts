import { createApp, type AppDeps } from '../app.ts';
import { developmentPolicy } from '../pages/content-security-policy.ts';
import { siteFolder } from '../environment/paths.ts';
import { nodeHandler, type Handler } from '../server.ts';

/**
 * The proxy while developing: neither it nor browsers cache anything. Vite loads this module and its imports, and loads
 * them again when one of them is saved (`site-from-source.ts`).
 */
export function createHandler(deps: Omit<AppDeps, 'clientFolder' | 'keep' | 'policy' | 'isReady'>): Handler {
  const app = createApp({
    ...deps,
    clientFolder: `${siteFolder}/public`,
    isCacheEnabled: false,
    policy: developmentPolicy,
    isReady: () => true,
  });
  const fetch: typeof app.fetch = async (request, bindings) => {
    const response = await app.fetch(request, bindings);
    response.headers.set('cache-control', 'no-store');
    return response;
  };
  return nodeHandler({ ...app, assets: { ...app.assets, cached: () => undefined }, fetch }, deps.origin, deps.log);
}
