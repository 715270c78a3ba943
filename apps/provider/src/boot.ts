import { join } from 'node:path';
import type { Logger } from '@myler/server/log';
import { createPasswordHasher, type PasswordHasher } from './accounts/password-hasher.ts';
import { processResetRequests } from './accounts/password-reset.ts';
import { deleteOldCodes } from './accounts/sign-in.ts';
import { createProvider } from './app.ts';
import { deleteOldLimits } from './limits/rate-limits.ts';
import { withJobLease } from './idempotency/job-lease.ts';
import { assertMembersWereTold } from './legal-texts/holding.ts';
import { runLifecycle } from './membership/lifecycle.ts';
import { deleteOldChallenges } from './passkeys/challenges.ts';
import { endPeople } from './people/end-access.ts';
import { sendOwedRefunds } from './payment/owed-refunds.ts';
import { everyMinute } from './primitives/every-minute.ts';
import { inTurn } from './primitives/in-turn.ts';
import { seed } from './seeding/seed.ts';
import { deleteOldEvents } from './endpoints/collect/delete-old-events.ts';
import type { Env } from './environment/env.ts';
import { finishAllWaiting } from './idempotency/confirmations.ts';
import { endAbandonedAttempts } from './idempotency/end-abandoned-attempts.ts';
import { forgetCards } from './payment/forget-cards.ts';
import { endAllLeases } from './idempotency/leases.ts';
import { deliverDue } from './gift-cards/deliver.ts';
import { receiptAttachments } from './receipts/receipt.ts';
import { giftCardAttachments } from './gift-cards/attachments.ts';
import { refundCancelledOrders } from './gift-cards/refund.ts';
import { remindBeforeLapse } from './gift-cards/remind.ts';
import { renewSeals, sealWholeMails } from './mail/outbox/seal-waiting.ts';
import { createMailSender, type MailSender } from './mail/sending/sender.ts';
import { createMailTransport } from './mail/sending/transport.ts';
import { createMediaLibrary } from './media/library.ts';
import { databaseImage, preparedMediaFolder } from './environment/paths.ts';
import { createFinishers } from './confirmed-payments/finishers.ts';
import type { PaymentGateway } from './payment/gateway.ts';
import { createSandbox } from './payment/sandbox.ts';
import { deleteOldRows } from './retention/delete-old-rows.ts';
import { renewUnsubscribeLinks } from './newsletter/renew-unsubscribe-links.ts';
import type { Store } from './store/database.ts';
import { openStore } from './store/open.ts';
import { assertSameSecrets } from './store/same-secrets.ts';
import { watchDatabase } from './store/watchdog.ts';

const now = () => new Date();

export interface RunningProvider {
  fetch: (request: Request) => Response | Promise<Response>;
  /** From now on `/readyz` responds with 503, so that new requests go elsewhere. */
  drain(): void;
  /** Stops all background work and closes the store. Call it after the last response. */
  close(): Promise<void>;
}

/**
 * Builds the provider from its environment: store, payments, mail, media and background work.
 *
 * @param giveUp called when the database no longer answers; it ends the process
 * @param open opens the store; the development server keeps the database open while it reloads the code
 */
export async function boot(
  env: Env,
  log: Logger,
  giveUp: (reason: string) => void,
  open = openStore,
): Promise<RunningProvider> {
  const store = await open({ ...env, databaseImage }, async (db) => {
    await assertSameSecrets(db, env, now());
    await seed(db);
    await assertMembersWereTold(db);
  });
  await takeOver(store, env, log);
  const payments = createSandbox(store.db, now);
  const media = createMediaLibrary({ prepared: preparedMediaFolder, cache: join(env.dataDir, 'media') });
  const attachmentMakers = {
    ...giftCardAttachments({ ...env, db: store.db, media, log }),
    ...receiptAttachments({ db: store.db, log }),
  };
  const transport = createMailTransport({ ...env, attachmentMakers });
  const mail = createMailSender({ db: store.db, transport, log, now, interval: 3000 });
  let isDraining = false;
  const passwords = createPasswordHasher();
  const metrics = await startMetrics(env, log, store, passwords);
  const tracing = await startTracing(env, log);
  const app = createProvider({
    env,
    store,
    payments,
    sandboxBank: payments,
    passwords,
    media,
    log,
    now,
    notifyMailQueue: () => mail.notify(),
    isDraining: () => isDraining,
    observe: metrics?.observe,
    beginSpan: tracing?.begin,
  });
  const watchdog = watchDatabase({ ping: () => store.ping(), onTimeout: giveUp, interval: 5000, timeout: 15_000 });
  const background = startBackground({ store, env, log, payments, mail });
  mail.notify();
  return {
    fetch: (request) => app.fetch(request),
    drain: () => (isDraining = true),
    async close() {
      isDraining = true;
      metrics?.close();
      watchdog.stop();
      await background.stop();
      await mail.stop();
      await tracing?.close();
      await store.close();
    },
  };
}

/** Ends what runs before this one left behind, and uses new secrets for what stays. */
async function takeOver(store: Store, env: Env, log: Logger): Promise<void> {
  // On PostgreSQL another provider may be at work; there the leases of a killed one end by themselves.
  if (!env.databaseUrl) await endAllLeases(store.db);
  await sealWholeMails(store.db, env.sessionKeys);
  if (env.sessionKeys.length > 1) await renewSeals(store.db, env.sessionKeys);
  if (env.sessionKeys.length > 1 || env.acceptNewSecrets.includes('SESSION_KEY'))
    await renewUnsubscribeLinks(store.db, env);
  if (env.acceptNewSecrets.length > 0)
    log.warn({ secrets: env.acceptNewSecrets }, 'new secrets were accepted: unset ACCEPT_NEW_SECRETS');
}

interface Background {
  store: Store;
  env: Env;
  log: Logger;
  payments: PaymentGateway;
  mail: MailSender;
}

/** The work of every minute. What fails in one part does not keep the others. */
function startBackground({ store, env, log, payments, mail }: Background) {
  const { db } = store;
  const all = [
    everyMinute('housekeeping', log, async () => {
      await keepHouse(store, env, payments);
      mail.notify();
    }),
    everyMinute('refunds', log, () =>
      inTurn([sendOwedRefunds, refundCancelledOrders], (send) => send(db, payments, now())),
    ),
    everyMinute('the delivery of gift cards', log, async () => {
      const delivered = await deliverDue(db, env, now());
      const reminded = await remindBeforeLapse(db, now());
      if (delivered + reminded > 0) mail.notify();
    }),
    everyMinute('the life of memberships', log, async () => {
      const deps = { ...env, db, payments, now, log };
      await withJobLease(db, { name: 'lifecycle', now }, async () => {
        await runLifecycle(deps);
        await endPeople(deps);
      });
      mail.notify();
    }),
    everyMinute('finishing confirmed payments', log, () => finishConfirmed(store, env, payments, mail)),
  ];
  return {
    async stop() {
      for (const work of all) await work.stop();
    },
  };
}

/** Finishes what the bank has confirmed and no browser asked for, and ends what waits for the bank for too long. */
async function finishConfirmed({ db }: Store, env: Env, payments: PaymentGateway, mail: MailSender): Promise<void> {
  const deps = {
    ...env,
    db,
    now,
    payments,
    notifyMailQueue: () => mail.notify(),
    checkpoint: () => Promise.resolve(),
  };
  await finishAllWaiting(deps, createFinishers(deps));
}

async function keepHouse({ db }: Store, env: Env, payments: PaymentGateway): Promise<void> {
  const steps = [
    () => endAbandonedAttempts(db, payments, now()),
    () => forgetCards(db, payments),
    () => sealWholeMails(db, env.sessionKeys),
    () => processResetRequests(db, env, now()),
    () => deleteOldEvents(db, now()),
    () => deleteOldRows(db, now()),
    () => deleteOldCodes(db, now()),
    () => deleteOldLimits(db, now()),
    () => deleteOldChallenges(db, now()),
  ];
  await inTurn(steps, (step) => step());
}

/** Undefined without PROVIDER_METRICS_PORT. Then the library is not even loaded. */
async function startMetrics({ metrics: address }: Env, log: Logger, store: Store, passwords: PasswordHasher) {
  if (!address) return undefined;
  const { createMetrics, serveMetrics } = await import('@myler/server/metrics');
  const { providerMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics('myler_provider', providerMetrics(store, passwords));
  const server = await serveMetrics(metrics, address).catch((error: Error) => {
    throw new Error(`@myler/provider: ${error.message} Correct PROVIDER_METRICS_PORT or METRICS_HOST.`, {
      cause: error,
    });
  });
  log.info({ port: server.port, host: address.host }, 'metrics are served');
  return { observe: metrics.observe, close: () => server.close() };
}

/** Undefined without OTEL_EXPORTER_OTLP_ENDPOINT. Then the library is not even loaded. */
async function startTracing({ traceCollector }: Env, log: Logger) {
  if (!traceCollector) return undefined;
  const { createTracing } = await import('@myler/server/tracing');
  return createTracing('myler-provider', traceCollector, (reason) => log.warn({ reason }, 'traces were not sent'));
}
