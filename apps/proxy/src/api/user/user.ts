import type { Registration } from '@myler/api-client/contract';
import { sameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext } from '../../http/context.ts';
import { json } from '../../http/json-response.ts';
import { readBody } from '../../http/read-input.ts';
import type { Logger } from '@myler/server/log';
import type { ProviderClients } from '../../provider/clients.ts';
import { sessionBefore } from '../../provider/session-before.ts';
import { visitorHeaders } from '../../provider/visitor-headers.ts';
import { setSessionCookie } from '../../http/session-cookie.ts';
import { requireIdempotencyKey } from '@myler/server/input';

/**
 * POST /api/user: registers and charges, once for each Idempotency-Key, and signs the new member in. It succeeds even
 * when signing in fails, because the member has paid and can sign in later.
 */
export function register(provider: ProviderClients, log: Logger) {
  return async (context: AppContext) => {
    const idempotencyKey = requireIdempotencyKey(context.req.raw);
    context.set('isRepeatable', true);
    const body = await readBody(context.req.raw, sameOriginEndpoints.register.body);
    const receipt = await provider.secret.call('register', {
      body,
      idempotencyKey,
      headers: visitorHeaders(context),
    });
    const result = await signInAtOnce(context, body, provider, log);
    return result ? json({ receipt, session: result.session }, result.headers) : json({ receipt });
  };
}

/** GET /api/user: the outcome of the attempt whose key is in `Idempotency-Key`, for a page that was reloaded during it. */
export function attempt(provider: ProviderClients) {
  return async (context: AppContext) => {
    const idempotencyKey = requireIdempotencyKey(context.req.raw);
    return json(await provider.secret.call('attempt', { idempotencyKey, headers: visitorHeaders(context) }));
  };
}

async function signInAtOnce(
  context: AppContext,
  { email, password }: Registration,
  provider: ProviderClients,
  log: Logger,
): Promise<ReturnType<typeof setSessionCookie> | undefined> {
  try {
    const body = { email, password, keepMeSignedIn: true, ...sessionBefore(context) };
    return setSessionCookie(await provider.afterPayment.call('signIn', { body, headers: visitorHeaders(context) }));
  } catch {
    // Who has hung up, or has a new password by now, causes this too. A provider that is away has a line of its own.
    log.info({ id: context.get('requestId') }, 'joined, but could not be signed in at once');
    return undefined;
  }
}
