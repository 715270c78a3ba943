import type { AppContext } from '../context.ts';
import type { ProviderClients } from '../provider/clients.ts';

/** Where the page of the same address leads once its button was pressed. */
export const AFTERWARDS = '/unsubscribed';

/** What a letter's own token looks like; others can end nothing, and are not asked about. */
const TOKEN = /^[\w-]{16,256}$/;

/**
 * POST /unsubscribe?token=…: ends a subscription. Mail providers send it when somebody presses their own button, with
 * `List-Unsubscribe=One-Click` in a form, no origin and no cookie, and must not be redirected (RFC 8058, section 3.2);
 * the button of our page sends an empty form. The token of the letter is what permits it, so nothing else is asked.
 * Known, unknown and incomplete tokens are answered alike.
 */
export function unsubscribe(provider: ProviderClients) {
  return async (context: AppContext): Promise<Response> => {
    const isOneClick = await saysOneClick(context.req.raw);
    context.set('isPage', !isOneClick);
    const token = context.req.query('token') ?? '';
    if (TOKEN.test(token)) await provider.onBehalfOf(undefined).quick.call('unsubscribe', { body: { token } });
    const headers = { 'cache-control': 'no-store' };
    return isOneClick
      ? new Response(null, { status: 200, headers })
      : new Response(null, { status: 303, headers: { ...headers, location: AFTERWARDS } });
  };
}

/** Providers send either form type. A body that is neither is nobody's one click. */
async function saysOneClick(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => undefined);
  return form?.get('List-Unsubscribe') === 'One-Click';
}
