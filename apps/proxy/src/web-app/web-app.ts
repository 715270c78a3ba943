import type { AppContext } from '../http/context.ts';
import type { ProviderClients } from '../provider/clients.ts';

const FORWARDED_HEADERS = ['content-type', 'cache-control', 'content-security-policy'];

/**
 * GET /app/*: the reference provider's placeholder for the members' web app, on the site's own origin. If `WEB_APP_URL`
 * is on another host, nothing links here.
 */
export function webApp(provider: Pick<ProviderClients, 'webApp'>) {
  return async (context: AppContext): Promise<Response> => {
    const { pathname, search } = new URL(context.req.url);
    const response = await provider.webApp(pathname + search);
    const headers = new Headers();
    for (const name of FORWARDED_HEADERS) {
      const value = response.headers.get(name);
      if (value) headers.set(name, value);
    }
    return new Response(await response.arrayBuffer(), { status: response.status, headers });
  };
}
