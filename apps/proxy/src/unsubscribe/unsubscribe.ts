import type { AppContext } from '../http/context.ts';
import { Problem } from '@myler/api-client/problems';
import type { ProviderClients } from '../provider/clients.ts';

/** The page after the button of the page `/unsubscribe` was pressed. */
const UNSUBSCRIBED_PAGE = '/unsubscribed';

/** The format of tokens. The provider does not get anything else, because it cannot be a token. */
const TOKEN_FORMAT = /^[\w-]{16,256}$/;

/**
 * POST /unsubscribe?token=…: ends a subscription. Mail providers send it for their own button: a form with
 * `List-Unsubscribe=One-Click`, without origin and cookies, and the response must not be a redirect (RFC 8058, section
 * 3.2). The button of our page sends an empty form. The newsletter's token is the only authorisation, and nobody can guess
 * one. So a token of no subscription gets the provider's error: whoever presses the button of an old letter must not believe that
 * the letter has stopped.
 */
export function unsubscribe(provider: ProviderClients) {
  return async (context: AppContext): Promise<Response> => {
    const isOneClick = await isOneClickRequest(context.req.raw);
    context.set('isPage', !isOneClick);
    const token = context.req.query('token') ?? '';
    if (!TOKEN_FORMAT.test(token))
      throw new Problem(422, 'This link is not complete, so nothing was changed. Open it from the email again.');
    await provider.website.call('unsubscribe', { body: { token } });
    const headers = { 'cache-control': 'no-store' };
    return isOneClick
      ? new Response(null, { status: 200, headers })
      : new Response(null, { status: 303, headers: { ...headers, location: UNSUBSCRIBED_PAGE } });
  };
}

/** Mail providers use either encoding of forms. A body in another format is not a one-click request. */
async function isOneClickRequest(request: Request): Promise<boolean> {
  const form = await request.formData().catch(() => undefined);
  return form?.get('List-Unsubscribe') === 'One-Click';
}
