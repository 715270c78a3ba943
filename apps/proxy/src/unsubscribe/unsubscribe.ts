import type { AppContext } from '../http/context.ts';
import { Problem } from '@myler/api-client/problems';
import type { ProviderClients } from '../provider/clients.ts';

/** Where the page of the same address leads once its button was pressed. */
const AFTERWARDS = '/unsubscribed';

/** What a newsletter's own token looks like; anything else can end nothing, and the provider is not asked about it. */
const TOKEN = /^[\w-]{16,256}$/;

/**
 * POST /unsubscribe?token=…: ends a subscription. Mail providers send it when somebody presses their own button, with
 * `List-Unsubscribe=One-Click` in a form, no origin and no cookie, and must not be redirected (RFC 8058, section 3.2);
 * the button of our page sends an empty form. The token of the letter is what permits it, so nothing else is asked.
 * Known and unknown tokens are answered alike. What cannot be a token tells nobody anything, and is not said to have worked.
 */
export function unsubscribe(provider: ProviderClients) {
  return async (context: AppContext): Promise<Response> => {
    const isOneClick = await saysOneClick(context.req.raw);
    context.set('isPage', !isOneClick);
    const token = context.req.query('token') ?? '';
    if (!TOKEN.test(token))
      throw new Problem(422, 'This link is not complete, so nothing was changed. Open it from the e-mail again.');
    await provider.onBehalfOf(undefined).quick.call('unsubscribe', { body: { token } });
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
