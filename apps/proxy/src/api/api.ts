import { Hono } from 'hono';
import { sameOriginEndpoints, type Endpoint, type SameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext, AppEnv } from '../http/context.ts';
import type { CachedReads } from '../gateway/cached-reads.ts';
import { endpointPaths } from '@myler/server/endpoint-paths';
import { methodNotAllowed } from '@myler/server/problems';
import type { Logger } from '@myler/server/log';
import type { LimitName, RateLimits } from '../middleware/rate-limit/rate-limit.ts';
import type { ProviderClients } from '../provider/clients.ts';
import { account, confirmEmail } from './account/account.ts';
import { checkCoupon } from './coupons/coupons.ts';
import { forgotPassword } from './forgot-password/forgot-password.ts';
import { submitEnquiry } from './leads/leads.ts';
import { subscribe } from './newsletter/newsletter.ts';
import { passkeyRequest, signInWithPasskey } from './passkey/passkey.ts';
import { prices } from './prices/prices.ts';
import { resetPassword } from './reset-password/reset-password.ts';
import { refresh, signIn, signOut } from './token/token.ts';
import { attempt, register } from './user/user.ts';

interface ApiDeps {
  provider: ProviderClients;
  reads: CachedReads;
  rateLimits: RateLimits;
  log: Logger;
}

type Handlers = Record<
  keyof SameOriginEndpoints,
  { handle: (context: AppContext) => Promise<Response>; limit?: LimitName }
>;

/** The site's own `/api` (docs/specification.md, section 7): what needs a secret or a cookie. */
export function api({ provider, reads, rateLimits, log }: ApiDeps): Hono<AppEnv> {
  const handlers: Handlers = {
    subscribe: { handle: subscribe(provider), limit: 'newsletter' },
    coupon: { handle: checkCoupon(provider), limit: 'coupon' },
    prices: { handle: prices(reads) },
    signIn: { handle: signIn(provider), limit: 'signIn' },
    refresh: { handle: refresh(provider), limit: 'refresh' },
    signOut: { handle: signOut(provider, log) },
    forgotPassword: { handle: forgotPassword(provider), limit: 'password' },
    resetPassword: { handle: resetPassword(provider), limit: 'password' },
    register: { handle: register(provider, log), limit: 'register' },
    attempt: { handle: attempt(provider), limit: 'refresh' },
    lead: { handle: submitEnquiry(provider), limit: 'lead' },
    confirmPassword: { handle: account(provider, 'confirmPassword'), limit: 'signIn' },
    changeEmail: { handle: account(provider, 'changeEmail'), limit: 'password' },
    confirmEmail: { handle: confirmEmail(provider), limit: 'password' },
    changePassword: { handle: account(provider, 'changePassword'), limit: 'password' },
    sessions: { handle: account(provider, 'sessions'), limit: 'account' },
    endSession: { handle: account(provider, 'endSession'), limit: 'account' },
    endSessions: { handle: account(provider, 'endSessions'), limit: 'account' },
    changeCard: { handle: account(provider, 'changeCard'), limit: 'register' },
    upgrade: { handle: account(provider, 'upgrade'), limit: 'register' },
    closeAccount: { handle: account(provider, 'closeAccount'), limit: 'password' },
    passkeys: { handle: account(provider, 'passkeys'), limit: 'account' },
    passkeyCreation: { handle: account(provider, 'passkeyCreation'), limit: 'account' },
    addPasskey: { handle: account(provider, 'addPasskey'), limit: 'account' },
    renamePasskey: { handle: account(provider, 'renamePasskey'), limit: 'account' },
    removePasskey: { handle: account(provider, 'removePasskey'), limit: 'account' },
    passkeyRequest: { handle: passkeyRequest(provider), limit: 'account' },
    signInWithPasskey: { handle: signInWithPasskey(provider), limit: 'signIn' },
  };
  const app = new Hono<AppEnv>();
  const methods = new Map<string, string[]>();
  for (const [name, { method, path, idempotent }] of Object.entries<Endpoint>(sameOriginEndpoints)) {
    const { handle, limit } = handlers[name as keyof SameOriginEndpoints];
    const [full = ''] = endpointPaths({ path, unversioned: true });
    if (limit) app.on(method, full, rateLimits.middleware(limit, { idempotent: idempotent === true }));
    app.on(method, full, handle);
    methods.set(full, [...(methods.get(full) ?? []), method]);
  }
  for (const [path, known] of methods) {
    app.all(path, () => {
      throw methodNotAllowed(known);
    });
  }
  return app;
}
