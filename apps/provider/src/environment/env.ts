import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { prepareDataFolder } from '@myler/server/data-folder';
import { addressWith, httpAddress, logLevel, port, readVariables, secret } from '@myler/server/environment';
import { loadSecrets } from '@myler/server/secrets';
import { loadGiftCardKey } from './gift-card-key.ts';

const APP = '@myler/provider';

const schema = z.object({
  PROVIDER_PORT: z._default(port, 4000),
  PROVIDER_HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z._default(z.string(), '.data'),
  DATABASE_URL: z.optional(addressWith(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database')),
  SMTP_URL: z.optional(addressWith(/^smtps?$/, 'smtp://user:password@host:587')),
  /** The origin of the public site, to which the links in e-mails lead. */
  PUBLIC_ORIGIN: z._default(httpAddress('https://www.myler.example'), 'http://localhost:3000'),
  WEB_APP_URL: z.optional(httpAddress('https://app.myler.example')),
  PUBLISHABLE_TOKEN: secret,
  PROVIDER_SECRET: secret,
  SESSION_KEY: secret,
  IDEMPOTENCY_KEY: secret,
  GIFT_CARD_KEY: secret,
  LOG_LEVEL: logLevel,
});

export interface Env {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  smtpUrl: string | undefined;
  publicOrigin: string;
  webAppUrl: string;
  logLevel: z.output<typeof schema>['LOG_LEVEL'];
  /** The bearer token of the website's calls, which read public content, subscribe and buy gift cards. */
  publishableToken: string;
  /** The bearer token of the proxy's calls for registration, sign-in and passwords. */
  providerSecret: string;
  sessionKey: string;
  idempotencyKey: string;
  /** Gift codes are derived from it. A new key makes all issued codes invalid. */
  giftCardKey: string;
}

/**
 * Reads and validates the environment. Secrets that are not set come from `DATA_DIR/secrets.json`, which is created if
 * it does not exist.
 *
 * @throws {Error} when variables are invalid; the message names each of them and what it should be
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const env = readVariables(APP, schema, variables);
  const dataDir = resolve(env.DATA_DIR);
  prepareDataFolder(APP, dataDir);
  const secrets = loadSecrets(dataDir);
  const publicOrigin = new URL(env.PUBLIC_ORIGIN).origin;
  return {
    port: env.PROVIDER_PORT,
    host: env.PROVIDER_HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    publicOrigin,
    webAppUrl: env.WEB_APP_URL ?? `${publicOrigin}/app`,
    logLevel: env.LOG_LEVEL,
    publishableToken: env.PUBLISHABLE_TOKEN ?? secrets.publishableToken,
    providerSecret: env.PROVIDER_SECRET ?? secrets.providerSecret,
    sessionKey: env.SESSION_KEY ?? secrets.sessionKey,
    idempotencyKey: env.IDEMPOTENCY_KEY ?? secrets.idempotencyKey,
    giftCardKey: env.GIFT_CARD_KEY ?? loadGiftCardKey(dataDir),
  };
}
