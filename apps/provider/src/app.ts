import { Hono } from 'hono';
import { logFault } from '@myler/server/faults';
import type { Logger } from '@myler/server/log';
import type { ObserveRequest } from '@myler/server/observe-request';
import type { BeginSpan } from '@myler/server/trace-request';
import { Problem } from '@myler/api-client/problems';
import { openApiDocument } from '@myler/api-client/openapi';
import type { PasswordHasher } from './accounts/password-hasher.ts';
import { assertConfirmed, lockMember } from './accounts/confirm-password.ts';
import { countWrite } from './accounts/count-write.ts';
import { assertMay, findPerson, hasEverybody } from './member-rows/find-person.ts';
import { membersOfEvents, memberOfToken } from './accounts/sessions.ts';
import { accountHandlers } from './endpoints/account/account.ts';
import { collectHandlers } from './endpoints/collect/collect.ts';
import { contentHandlers } from './endpoints/content/content.ts';
import { countryHandlers } from './endpoints/countries/countries.ts';
import { giftCardHandlers } from './endpoints/gift-cards/gift-cards.ts';
import { hotelHandlers } from './endpoints/hotels/hotels.ts';
import { deskHandlers } from './endpoints/desk/desk.ts';
import { leadHandlers } from './endpoints/leads/leads.ts';
import { newsletterHandlers } from './endpoints/newsletter/newsletter.ts';
import { passkeyHandlers } from './endpoints/passkeys/passkeys.ts';
import { passwordHandlers } from './endpoints/passwords/passwords.ts';
import { peopleHandlers } from './endpoints/people/people.ts';
import { priceHandlers } from './endpoints/prices/prices.ts';
import { sessionHandlers } from './endpoints/sessions/sessions.ts';
import { sharedShortlistHandlers } from './endpoints/shared-shortlists/shared-shortlists.ts';
import { userHandlers } from './endpoints/users/users.ts';
import type { Env } from './environment/env.ts';
import {
  respondWithProblems,
  closeConnectionsWhileDraining,
  logRequests,
  traceRequests,
  setHeaders,
} from './http/middleware.ts';
import { registerEndpoints, type Handlers, type RouteVariables } from './http/route.ts';
import type { RegistrationStep } from './registration/register.ts';
import { registerCameos } from './media/cameos.ts';
import { registerColouring } from './media/colouring.ts';
import { registerGiftCards } from './media/gift-cards.ts';
import type { MediaLibrary } from './media/library.ts';
import { registerMarks, registerMedia, registerSocialCards } from './media/serve.ts';
import type { Secrets } from './environment/secrets.ts';
import { registerConfirmationPage } from './payment/confirmation-page.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import { registerSandboxBank } from './payment/sandbox-bank/sandbox-bank.ts';
import type { SandboxBank } from './payment/sandbox.ts';
import type { Store } from './store/database.ts';
import { createWriteCheck, WRITE_CHECK_SECONDS } from './store/write-check.ts';
import { registerWebApp } from './web-app/web-app.ts';

export type ProviderEnv = Pick<Env, 'publicOrigin' | 'webAppUrl' | keyof Secrets>;

export interface ProviderDeps {
  env: ProviderEnv;
  store: Store;
  payments: PaymentGateway;
  /** Set if the sandbox is the gateway: then its bank's page is served here. */
  sandboxBank?: SandboxBank | undefined;
  passwords: PasswordHasher;
  media: MediaLibrary;
  log: Logger;
  now: () => Date;
  /** Tells the mail sender that an email was queued. */
  notifyMailQueue: () => void;
  /** Whether the provider is shutting down, so that new requests should go elsewhere. */
  isDraining: () => boolean;
  /** Is told of each request, for the metrics. */
  observe?: ObserveRequest | undefined;
  /** Begins the span of a request in a trace. */
  beginSpan?: BeginSpan | undefined;
  /** Milliseconds between two extensions of a lease on an idempotency key; only tests set it. */
  leaseRenewal?: number;
  /** Called after each step of a registration, so that a test can interrupt it there. */
  checkpoint?: (moment: RegistrationStep) => Promise<void>;
}

/** The provider's API as one app. Its dependencies are parameters, so that tests can run the real app in memory. */
export function createProvider(deps: ProviderDeps): Hono<RouteVariables> {
  const { env, store, log } = deps;
  const app = new Hono<RouteVariables>();
  app.use(traceRequests(deps.beginSpan), logRequests(log, deps.observe));
  app.use(setHeaders);
  app.use(closeConnectionsWhileDraining(deps.isDraining));
  respondWithProblems(app, log);

  app.get('/livez', (context) => context.json({ status: 'ok' }));
  app.get('/readyz', async (context) => {
    const isReady = await canServe(deps);
    return context.json({ status: isReady ? 'ok' : 'unavailable' }, isReady ? 200 : 503);
  });
  // Generated when it is first requested: that takes 35 ms, a twentieth of the start.
  let document: string | undefined;
  app.get('/v1/openapi.json', (context) =>
    context.body((document ??= JSON.stringify(openApiDocument(env.publicOrigin))), 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );
  registerMarks(app, store.db);
  registerSocialCards(app, store.db, deps.media);
  registerCameos(app);
  registerColouring(app, store.db);
  registerGiftCards(app, deps.media);
  registerMedia(app, store.db, deps.media);
  registerWebApp(app, store.db);
  registerConfirmationPage(app, deps.payments);
  if (deps.sandboxBank) registerSandboxBank(app, deps.sandboxBank);
  registerEndpoints(app, handlersFor(deps), {
    ...env,
    payments: deps.payments,
    memberOf: (token) => memberOfToken({ db: store.db, sessionKeys: env.sessionKeys, now: deps.now() }, token),
    assertConfirmed: (member) => assertConfirmed(store.db, member, deps.now()),
    lockMember: (tx, member, call) => lockMember(tx, member, { ...call, now: deps.now() }),
    async assertMay({ userId }, right) {
      if (!hasEverybody(right)) assertMay(await findPerson(store.db, userId, deps.now()), right);
    },
    countWrite: (member) => countWrite({ db: store.db, sessionKeys: env.sessionKeys, now: deps.now() }, member),
  });
  return app;
}

function handlersFor(deps: ProviderDeps): Handlers {
  const { env, store, now, log } = deps;
  const { db } = store;
  const canWrite = createWriteCheck(db, now);
  const shared = {
    db,
    now,
    log,
    passwords: deps.passwords,
    payments: deps.payments,
    notifyMailQueue: deps.notifyMailQueue,
    publicOrigin: env.publicOrigin,
    webAppUrl: env.webAppUrl,
    sessionKeys: env.sessionKeys,
    idempotencyKeys: env.idempotencyKeys,
    leaseRenewal: deps.leaseRenewal,
    giftCardKeys: env.giftCardKeys,
    checkpoint: deps.checkpoint ?? (() => Promise.resolve()),
    later: (work: () => Promise<void>) =>
      void work().catch((error: unknown) => logFault(log, error, {}, 'work after an answer failed')),
  };
  return {
    // Unlike `/readyz`: a provider that can only read still serves pages.
    async health() {
      if ((await canServe(deps)) && (await canWrite())) return { status: 'ok' };
      throw new Problem(503, 'Nothing can be written at the moment.', { retryAfter: WRITE_CHECK_SECONDS });
    },
    ...priceHandlers(db, now),
    ...countryHandlers(db),
    ...hotelHandlers(db),
    ...contentHandlers(db, now),
    ...giftCardHandlers({ ...shared, media: deps.media }),
    ...sharedShortlistHandlers(shared),
    ...newsletterHandlers(shared),
    ...leadHandlers(shared),
    ...deskHandlers(db, now),
    ...userHandlers(shared),
    ...sessionHandlers(shared),
    ...passwordHandlers(shared),
    ...accountHandlers(shared),
    ...passkeyHandlers(shared),
    ...peopleHandlers(shared),
    ...collectHandlers(db, now, (tx, countedAs) =>
      membersOfEvents({ db: tx, sessionKeys: env.sessionKeys, now: now() }, countedAs),
    ),
  };
}

async function canServe({ isDraining, store }: ProviderDeps): Promise<boolean> {
  if (isDraining()) return false;
  return store.ping().then(
    () => true,
    () => false,
  );
}
