import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import { pino } from 'pino';
import type { Keys } from '@myler/server/secrets';
import { createProviderClient, type ProviderClient } from '@myler/api-client/provider';
import { createPasswordHasher } from '../accounts/password-hasher.ts';
import { createProvider, type ProviderDeps, type ProviderEnv } from '../app.ts';
import type { Email, EmailContent } from '../mail/message/email.ts';
import { textVersion } from '../mail/message/text-version.ts';
import { readQueuedMail, type MailRow } from '../mail/outbox/read-mail.ts';
import type { RouteVariables } from '../http/route.ts';
import { finishAllWaiting } from '../idempotency/confirmations.ts';
import { createMediaLibrary } from '../media/library.ts';
import { createFinishers } from '../confirmed-payments/finishers.ts';
import type { PaymentGateway } from '../payment/gateway.ts';
import { sendOwedRefunds } from '../payment/owed-refunds.ts';
import { createSandbox, type SandboxBank } from '../payment/sandbox.ts';
import type { Store } from '../store/database.ts';
import { outgoingMail } from '../store/schema.ts';
import { embedded, type StoreKind } from './stores.ts';
import { watchSecrets, type SecretsWatch } from './watch-secrets.ts';

export const testEnv: ProviderEnv = {
  publicOrigin: 'https://www.myler.example',
  webAppUrl: 'https://www.myler.example/app',
  publishableTokens: ['pk_for-the-tests-of-the-provider'],
  providerSecrets: ['sk_for-the-tests-of-the-provider'],
  sessionKeys: ['session-key-for-the-tests'],
  idempotencyKeys: ['idempotency-key-for-the-tests'],
  giftCardKeys: ['gift-card-key-for-the-tests'],
};

export interface TestProvider {
  app: Hono<RouteVariables>;
  store: Store;
  payments: PaymentGateway;
  /** What cardholders answer on their bank's page. */
  bank: SandboxBank;
  /** Whatever the background does every minute about payments that the bank has to confirm, or that are given back. */
  finishConfirmed(): Promise<void>;
  /** The provider's clock, which tests can set. */
  clock: { now: Date; advance(ms: number): void };
  /** The log's lines, unchanged. */
  logLines: string[];
  /** A client with the website's own token, as for a visitor who is not signed in. */
  website: ProviderClient;
  /** A client with the secret token that only the proxy has. */
  proxy: ProviderClient;
  clientWith(token: string | undefined | (() => string | undefined)): ProviderClient;
  /** Sends a request without a client. A body that is not a string is sent as JSON. */
  request(method: string, path: string, options?: RequestOptions): Promise<Response>;
  /** The outbox, in the order in which it was written; if an address is given, only its mails. */
  mail(to?: string): Promise<WrittenMail[]>;
  /** Another provider on the same store, like a second process. */
  openSecondProvider(changes: Partial<ProviderDeps>): TestProvider;
  /**
   * Closes the store.
   *
   * @throws {Error} when a password, token, code or card that was sent is in the database or in the log
   */
  close(): Promise<void>;
}

/** A row of the outbox, and the email that it is written as. */
export type WrittenMail = Omit<MailRow, 'subject' | 'body' | 'content' | 'headers'> & {
  subject: string;
  body: string;
  content: EmailContent;
  headers: Record<string, string>;
};

const erased: Omit<Email, 'kind' | 'to'> = {
  subject: '',
  content: { preheader: '', headline: '', blocks: [], reason: '' },
};

function writtenMail(row: MailRow, sessionKeys: Keys): WrittenMail {
  // One that the release before has queued is erased when it is sent.
  const isErased = row.template === null && row.content === null;
  const { subject, content, headers = {} } = isErased ? erased : readQueuedMail(row, sessionKeys);
  return { ...row, subject, content, headers, body: textVersion(content) };
}

interface Watched {
  secrets: SecretsWatch;
  logLines: string[];
}

interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A real provider on a real database. Only the clock is replaced. */
export async function openTestProvider(
  kind: StoreKind = embedded,
  changes: Partial<ProviderDeps> = {},
): Promise<TestProvider> {
  const clock = {
    now: new Date('2026-11-21T12:00:00Z'),
    advance: (ms: number) => void (clock.now = new Date(clock.now.getTime() + ms)),
  };
  return createTestProvider(await kind.open(), clock, changes);
}

function createTestProvider(
  store: Store,
  clock: TestProvider['clock'],
  changes: Partial<ProviderDeps>,
  { secrets, logLines }: Watched = { secrets: watchSecrets(), logLines: [] },
): TestProvider {
  const now = () => clock.now;
  const sandbox = createSandbox(store.db, now);
  const deps: ProviderDeps = {
    env: testEnv,
    store,
    payments: sandbox,
    sandboxBank: sandbox,
    // Hundreds of tests sign in, and none of them looks at the cost.
    passwords: createPasswordHasher({ cost: { memoryCost: 8, timeCost: 1, parallelism: 1 } }),
    media: createMediaLibrary({ prepared: '/nowhere', cache: join(tmpdir(), `provider-media-${crypto.randomUUID()}`) }),
    log: pino({ level: 'info' }, { write: (line: string) => void logLines.push(line) }),
    now,
    notifyMailQueue: () => undefined,
    isDraining: () => false,
    // The clock of tests stands still; a run that a test has killed must not extend its lease.
    leaseRenewal: 2 ** 31 - 1,
    ...changes,
  };
  const app = createProvider(deps);
  const fetchApp = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init);
    // What was refused because of its form may be anything: a password that is the email address.
    const sent = request.method === 'GET' ? '' : await request.clone().text();
    const response = await app.fetch(request);
    if (response.status !== 422) secrets.see(sent);
    // An error has sentences by the names of fields.
    if (request.method !== 'GET' && response.ok) secrets.see(await response.clone().text());
    return response;
  };
  const clientWith = (token: string | undefined | (() => string | undefined)) =>
    createProviderClient({
      baseUrl: 'http://provider.test/v1',
      token: typeof token === 'function' ? token : () => token,
      fetch: fetchApp,
      retries: 0,
    });
  return {
    app,
    store,
    payments: deps.payments,
    bank: sandbox,
    async finishConfirmed() {
      const finisherDeps = {
        ...deps,
        ...deps.env,
        db: store.db,
        checkpoint: deps.checkpoint ?? (() => Promise.resolve()),
      };
      await finishAllWaiting(finisherDeps, createFinishers(finisherDeps));
      await sendOwedRefunds(store.db, deps.payments, now());
    },
    clock,
    logLines,
    clientWith,
    website: clientWith(deps.env.publishableTokens[0]),
    proxy: clientWith(deps.env.providerSecrets[0]),
    async request(method, path, { token = deps.env.providerSecrets[0], body, headers = {} } = {}) {
      return fetchApp(
        new Request(`http://provider.test${path}`, {
          method,
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
        }),
      );
    },
    // `xmin` is the transaction that wrote the row. The clock of tests stands still, and a table has no order by itself.
    async mail(to) {
      const rows = await store.db
        .select()
        .from(outgoingMail)
        .where(to === undefined ? undefined : eq(outgoingMail.recipient, to))
        .orderBy(sql`xmin::text::bigint`);
      return rows.map((row) => writtenMail(row, [...deps.env.sessionKeys, ...testEnv.sessionKeys]));
    },
    openSecondProvider: (more) => createTestProvider(store, clock, { ...changes, ...more }, { secrets, logLines: [] }),
    async close() {
      const keys: Keys = [deps.env.sessionKeys[0], ...deps.env.sessionKeys, ...testEnv.sessionKeys];
      await secrets.assertNothingWritten(store, keys, logLines).finally(() => store.close());
    },
  };
}
