import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { prepareDataFolder } from '@myler/server/data-folder';
import { addressWith, httpAddress, logLevel, port, readVariables, secret } from '@myler/server/environment';
import { secretNames, type SecretVariable } from '@myler/server/secret-table';
import { localSecrets, sharedSecrets, type Secrets } from './secrets.ts';

/** Names of variables, separated by commas. */
const acceptedSecrets = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((names: string) => names.split(/[\s,]+/).filter(Boolean)),
    ),
    z.array(
      z.enum(secretNames, {
        error: `names some of ${secretNames.join(', ')}`,
      }),
    ),
  ),
  [],
);

const APP = '@myler/provider';

/** The variables, each with its description for `docs/configuration.md` (`pnpm generate` writes it). */
export const variables = z.object({
  PROVIDER_PORT: z._default(port, 4000).check(z.describe('Where the provider listens. 0 takes any free port.')),
  PROVIDER_HOST: z
    ._default(z.string(), '127.0.0.1')
    .check(z.describe('The interface to listen on. The provider has no TLS: its network must be private.')),
  DATA_DIR: z
    ._default(z.string(), '.data')
    .check(
      z.describe(
        'The embedded database, mails, pictures, and secrets that are not set. One provider at a time uses it.',
      ),
    ),
  DATABASE_URL: z
    .optional(addressWith(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database'))
    .check(
      z.describe(
        'PostgreSQL instead of the embedded database: survives power loss, serves several providers. All secrets must then be set.',
      ),
    ),
  SMTP_URL: z
    .optional(addressWith(/^smtps?$/, 'smtp://user:password@host:587'))
    .check(z.describe('The server that mail is sent through. Unset: mails are files in `DATA_DIR/outbox`.')),
  SMTP_TLS: z
    .optional(z.enum(['required', 'optional'], { error: 'must be "required" or "optional"' }))
    .check(
      z.describe(
        'Whether mail may leave without encryption (STARTTLS). Unset: `optional` for a server on this machine, otherwise `required`.',
      ),
    ),
  PUBLIC_ORIGIN: z
    ._default(httpAddress('https://www.myler.example'), 'http://localhost:3000')
    .check(z.describe('The origin of the public site, to which the links in mails lead.')),
  WEB_APP_URL: z
    .optional(httpAddress('https://app.myler.example'))
    .check(z.describe('The members’ web app. Unset: `PUBLIC_ORIGIN/app`.')),
  PUBLISHABLE_TOKEN: secret.check(z.describe('The bearer token of the website’s calls. The proxies need the same.')),
  PROVIDER_SECRET: secret.check(
    z.describe('The bearer token of the proxies’ calls for registration, sign-in and passwords. They need the same.'),
  ),
  SESSION_KEY: secret.check(z.describe('Signs access tokens and the links that end the newsletter.')),
  IDEMPOTENCY_KEY: secret.check(z.describe('Recognises a repeated payment as the same one.')),
  GIFT_CARD_KEY: secret.check(
    z.describe('All gift codes are derived from it: keep a copy for five years. Generated: `gift-card-key.json`.'),
  ),
  ACCEPT_NEW_SECRETS: acceptedSecrets.check(
    z.describe('Names of secrets whose loss you accept, separated by commas, for one start.'),
  ),
  LOG_LEVEL: logLevel.check(z.describe('Lines below this level are not written.')),
  // Not METRICS_PORT: a proxy that starts the provider has that one.
  PROVIDER_METRICS_PORT: z
    .optional(port)
    .check(z.describe('Where Prometheus reads `/metrics`, never a port that visitors can reach. Unset: nowhere.')),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .optional(httpAddress('http://collector:4318'))
    .check(z.describe('An OpenTelemetry collector, as the proxy’s. Unset: nowhere.')),
  METRICS_HOST: z._default(z.string(), '127.0.0.1').check(z.describe('The interface of the metrics.')),
});

/**
 * The secrets: `publishableToken` is the bearer token of the website's calls, which read public content, subscribe and
 * buy gift cards; `providerSecret` that of the proxy's calls for registration, sign-in and passwords. Gift codes are
 * derived from `giftCardKeys`.
 */
export interface Env extends Secrets {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  /** Whether a mail is sent only through an encrypted connection. */
  requireSmtpTls: boolean;
  publicOrigin: string;
  webAppUrl: string;
  logLevel: z.output<typeof variables>['LOG_LEVEL'];
  /** Where Prometheus reads the metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Where traces are sent. */
  traceCollector: string | undefined;
  /** Secrets that may differ from those that the database was used with, because the operator has said so. */
  acceptNewSecrets: readonly SecretVariable[];
}

/**
 * Reads and validates the environment. With the embedded database, secrets that are not set come from files in `DATA_DIR`,
 * which the first start makes.
 *
 * @throws {Error} when variables are invalid; the message names each of them and what it should be
 */
export function readEnv(given: Record<string, string | undefined>): Env {
  const env = readVariables(APP, variables, given);
  const dataDir = resolve(env.DATA_DIR);
  prepareDataFolder(APP, dataDir);
  const publicOrigin = new URL(env.PUBLIC_ORIGIN).origin;
  return {
    port: env.PROVIDER_PORT,
    host: env.PROVIDER_HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    requireSmtpTls: (env.SMTP_TLS ?? (isOnThisMachine(env.SMTP_URL) ? 'optional' : 'required')) === 'required',
    publicOrigin,
    webAppUrl: env.WEB_APP_URL ?? `${publicOrigin}/app`,
    logLevel: env.LOG_LEVEL,
    metrics:
      env.PROVIDER_METRICS_PORT === undefined ? undefined : { port: env.PROVIDER_METRICS_PORT, host: env.METRICS_HOST },
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    acceptNewSecrets: env.ACCEPT_NEW_SECRETS,
    ...(env.DATABASE_URL ? sharedSecrets(env) : localSecrets(dataDir, env, env.ACCEPT_NEW_SECRETS)),
  };
}

/** Whether a mail server is on this machine, so that what is sent to it passes no network. */
function isOnThisMachine(smtpUrl: string | undefined): boolean {
  const host = smtpUrl ? new URL(smtpUrl).hostname : '';
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
