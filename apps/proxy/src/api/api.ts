import { Hono } from 'hono';
import { sameOriginEndpoints, type Endpoint, type SameOriginEndpoints } from '@myler/api-client/endpoints';
import type { AppContext, AppEnv } from '../http/context.ts';
import type { CachedReads } from '../gateway/cached-reads.ts';
import { endpointPaths } from '@myler/server/endpoint-paths';
import { methodNotAllowed } from '@myler/server/problems';
import type { Logger } from '@myler/server/log';
import type { RateLimits } from '../middleware/rate-limit/rate-limit.ts';
import { calls } from '../policies/policies.ts';
import { withPolicy } from '../middleware/policy/with-policy.ts';
import type { ProviderClients } from '../provider/clients.ts';
import { account, cancelEmailByLink } from './account/account.ts';
import { checkCoupon } from './coupons/coupons.ts';
import { forgotPassword } from './forgot-password/forgot-password.ts';
import { acceptInvitation, openInvitation } from './invitation/invitation.ts';
import { submitEnquiry } from './leads/leads.ts';
import { subscribe } from './newsletter/newsletter.ts';
import { passkeyRequest, signInWithPasskey } from './passkey/passkey.ts';
import { prices } from './prices/prices.ts';
import { resetPasskeys, resetPassword } from './reset-password/reset-password.ts';
import { refresh, signIn, signOut } from './token/token.ts';
import { attempt, register } from './user/user.ts';

interface ApiDeps {
  provider: ProviderClients;
  reads: CachedReads;
  rateLimits: RateLimits;
  log: Logger;
}

type Handlers = Record<keyof SameOriginEndpoints, (context: AppContext) => Promise<Response>>;

/** The site's own `/api` (docs/specification.md, section 7): what needs a secret or a cookie. */
export function api({ provider, reads, rateLimits, log }: ApiDeps): Hono<AppEnv> {
  const handlers: Handlers = {
    subscribe: subscribe(provider),
    coupon: checkCoupon(provider),
    prices: prices(reads),
    signIn: signIn(provider),
    refresh: refresh(provider),
    signOut: signOut(provider, log),
    forgotPassword: forgotPassword(provider),
    resetPasskeys: resetPasskeys(provider),
    resetPassword: resetPassword(provider),
    register: register(provider, log),
    attempt: attempt(provider),
    lead: submitEnquiry(provider),
    confirmPassword: account(provider, 'confirmPassword'),
    changeEmail: account(provider, 'changeEmail'),
    cancelEmailChange: account(provider, 'cancelEmailChange'),
    confirmEmail: account(provider, 'confirmEmail'),
    cancelEmailByLink: cancelEmailByLink(provider),
    changePassword: account(provider, 'changePassword'),
    sessions: account(provider, 'sessions'),
    endSession: account(provider, 'endSession'),
    endSessions: account(provider, 'endSessions'),
    changeCard: account(provider, 'changeCard'),
    upgrade: account(provider, 'upgrade'),
    upgradeOutcome: account(provider, 'upgradeOutcome'),
    closeAccount: account(provider, 'closeAccount'),
    passkeys: account(provider, 'passkeys'),
    passkeyCreation: account(provider, 'passkeyCreation'),
    addPasskey: account(provider, 'addPasskey'),
    renamePasskey: account(provider, 'renamePasskey'),
    removePasskey: account(provider, 'removePasskey'),
    confirmationRequest: account(provider, 'confirmationRequest'),
    confirmWithPasskey: account(provider, 'confirmWithPasskey'),
    passkeyRequest: passkeyRequest(provider),
    signInWithPasskey: signInWithPasskey(provider),
    openInvitation: openInvitation(provider),
    acceptInvitation: acceptInvitation(provider),
  };
  const app = new Hono<AppEnv>();
  const methods = new Map<string, string[]>();
  for (const [name, { method, path, idempotent }] of Object.entries<Endpoint>(sameOriginEndpoints)) {
    const call = name as keyof SameOriginEndpoints;
    const [full = ''] = endpointPaths({ path, unversioned: true });
    app.on(method, [full], ...withPolicy(calls[call], rateLimits, idempotent), handlers[call]);
    methods.set(full, [...(methods.get(full) ?? []), method]);
  }
  for (const [path, known] of methods) {
    app.all(path, () => {
      throw methodNotAllowed(known);
    });
  }
  return app;
}
