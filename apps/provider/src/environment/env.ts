import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { prepareDataFolder } from '@myler/server/data-folder';
import { addressWith, httpAddress, logLevel, port, readVariables, secret } from '@myler/server/environment';
import { localSecrets, secretNames, sharedSecrets, type Secrets, type SecretVariable } from './secrets.ts';

/** Names of variables, separated by commas. */
const acceptedSecrets = z._default(
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((names: string) => names.split(/[\s,]+/).filter(Boolean)),
    ),
    z.array(
      z.enum(secretNames as [SecretVariable, ...SecretVariable[]], {
        error: `names some of ${secretNames.join(', ')}`,
      }),
    ),
  ),
  [],
);

const APP = '@myler/provider';

const schema = z.object({
  PROVIDER_PORT: z._default(port, 4000),
  PROVIDER_HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(addressWith(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database')),
  SMTP_URL: z.optional(addressWith(/^smtps?$/, 'smtp://user:password@host:587')),
  /** Whether mail may leave without encryption. By default only to a server on this machine. */
  SMTP_TLS: z.optional(z.enum(['required', 'optional'], { error: 'must be "required" or "optional"' })),
  /** The origin of the public site, to which the links in e-mails lead. */
  PUBLIC_ORIGIN: z._default(httpAddress('https://www.myler.example'), 'http://localhost:3000'),
  WEB_APP_URL: z.optional(httpAddress('https://app.myler.example')),
  PUBLISHABLE_TOKEN: secret,
  PROVIDER_SECRET: secret,
  SESSION_KEY: secret,
  IDEMPOTENCY_KEY: secret,
  GIFT_CARD_KEY: secret,
  ACCEPT_NEW_SECRETS: acceptedSecrets,
  LOG_LEVEL: logLevel,
  /** Not METRICS_PORT: a proxy that starts the provider has that one. Unset: no metrics. */
  PROVIDER_METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
});

/**
 * The secrets: `publishableToken` is the bearer token of the website's calls, which read public content, subscribe and
 * buy gift cards; `providerSecret` that of the proxy's calls for registration, sign-in and passwords. Gift codes are
 * derived from `giftCardKey`.
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
  logLevel: z.output<typeof schema>['LOG_LEVEL'];
  /** Where Prometheus reads the metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Secrets that may differ from those that the database was used with, because the operator has said so. */
  acceptNewSecrets: readonly SecretVariable[];
}

/**
 * Reads and validates the environment. With the embedded database, secrets that are not set come from files in `DATA_DIR`,
 * which the first start makes.
 *
 * @throws {Error} when variables are invalid; the message names each of them and what it should be
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const env = readVariables(APP, schema, variables);
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
    acceptNewSecrets: env.ACCEPT_NEW_SECRETS,
    ...(env.DATABASE_URL ? sharedSecrets(env) : localSecrets(dataDir, env, env.ACCEPT_NEW_SECRETS)),
  };
}

/** Whether a mail server is on this machine, so that what is sent to it passes no network. */
function isOnThisMachine(smtpUrl: string | undefined): boolean {
  const host = smtpUrl ? new URL(smtpUrl).hostname : '';
  return host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
