import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { currencyCodes, DEFAULT_CURRENCY } from '@myler/config/currencies';
import * as z from 'zod/mini';
import { prepareDataFolder } from '@myler/server/data-folder';
import {
  environmentError,
  httpAddress,
  logLevel,
  port,
  readVariables,
  secret,
  wholeNumber,
} from '@myler/server/environment';
import { loadSecrets } from '@myler/server/secrets';

const APP = '@myler/proxy';
const DSN_ADVICE = 'must be an address such as https://key@errors.example.com/1, without a secret';

const text = z.optional(z.string());
/** A path of this origin, or an address elsewhere. */
const pathOrAddress = z.union([z.string().check(z.regex(/^\/[^/\\]/)), httpAddress('https://example.com/path')], {
  error: 'must be a path such as /trace, or an address such as https://example.com/trace',
});

/** Where events go: an address, "console" while developing, or "none" without a collector. */
const collector = z.union([z.enum(['console', 'none']), pathOrAddress], {
  error: 'must be a path such as /api/collect, an address, "console" or "none"',
});
/** Browsers see it, so the old format with a secret is rejected. */
const dsn = z.string().check(z.regex(/^https?:\/\/\w+@[^/@\s]+(?:\/\S+)?\/\d+$/, DSN_ADVICE));

const schema = z.object({
  PORT: z._default(port, 3000),
  /** The interface to listen on; all of them when unset. */
  HOST: text,
  PUBLIC_ORIGIN: z.optional(httpAddress('https://www.myler.example')),
  PROVIDER_URL: z.optional(httpAddress('https://api.example.com')),
  PROVIDER_PORT: z._default(port, 0),
  /** Milliseconds. An API that needs the provider answers within two seconds by default. */
  PROVIDER_TIMEOUT: z._default(wholeNumber(100, 600_000), 1_800),
  DATA_DIR: z._default(z.string(), '.data'),
  /** Unset: `DATA_DIR/assets`. Proxies behind one load balancer share a folder. */
  ASSETS_DIR: text,
  REDIS_URL: z.optional(
    z.url({ protocol: /^rediss?$/, hostname: /./, error: 'must be an address such as redis://host:6379' }),
  ),
  TRUSTED_PROXIES: z._default(z.string(), ''),
  TRACE_URL: z._default(pathOrAddress, '/trace'),
  ANALYTICS_URL: z._default(collector, '/api/collect'),
  SENTRY_DSN: z.optional(dsn),
  WEB_APP_URL: z._default(pathOrAddress, '/app'),
  DEFAULT_CURRENCY: z._default(z.enum(currencyCodes), DEFAULT_CURRENCY),
  LOG_LEVEL: logLevel,
  /** Unset: no metrics. */
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  PUBLISHABLE_TOKEN: secret,
  PROVIDER_SECRET: secret,
  TLS_CERT: text,
  TLS_KEY: text,
  /** Milliseconds between "not ready" and the end of listening, so that a load balancer notices. */
  SHUTDOWN_DELAY: z._default(wholeNumber(0, 60_000), 0),
});

type Variables = z.output<typeof schema>;

export interface Env {
  port: number;
  host: string | undefined;
  /** Unset: http://localhost with the port. */
  publicOrigin: string | undefined;
  /** Unset: the reference provider is started as a child process. */
  providerUrl: string | undefined;
  providerPort: number;
  /** Milliseconds to wait for the provider. Charges and pictures have a longer limit. */
  providerTimeout: number;
  dataDir: string;
  /** The folder with the browser's files of all builds. */
  assetsDir: string;
  redisUrl: string | undefined;
  /** Proxies whose headers about the visitor's address and country are trusted. */
  trustedProxies: BlockList;
  traceUrl: string;
  analyticsUrl: string;
  /** Unset: errors are sent with events. */
  sentryDsn: string | undefined;
  webAppUrl: string;
  defaultCurrency: Variables['DEFAULT_CURRENCY'];
  logLevel: Variables['LOG_LEVEL'];
  /** The bearer token of public calls: content, newsletter, gift cards. */
  publishableToken: string;
  /** The bearer token of registration, sign-in and passwords. It is sent to the provider only. */
  providerSecret: string;
  /** Files, in PEM. */
  tls: { cert: string; key: string } | undefined;
  shutdownDelay: number;
  /** Where Prometheus reads the metrics. */
  metrics: { port: number; host: string } | undefined;
}

/**
 * Reads and checks the environment; tokens that are not set come from `DATA_DIR/secrets.json`, which is made when
 * absent.
 *
 * @throws {Error} naming every variable that is wrong, and what it should be
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const env = readVariables(APP, schema, variables);
  if (Boolean(env.TLS_CERT) !== Boolean(env.TLS_KEY))
    throw environmentError(APP, ['TLS_CERT and TLS_KEY belong together']);
  const dataDir = resolve(env.DATA_DIR);
  if (!env.PROVIDER_URL || !env.PUBLISHABLE_TOKEN || !env.PROVIDER_SECRET) prepareDataFolder(APP, dataDir);
  const secrets =
    env.PUBLISHABLE_TOKEN && env.PROVIDER_SECRET
      ? { publishableToken: env.PUBLISHABLE_TOKEN, providerSecret: env.PROVIDER_SECRET }
      : loadSecrets(dataDir);
  return {
    port: env.PORT,
    host: env.HOST,
    publicOrigin: env.PUBLIC_ORIGIN && new URL(env.PUBLIC_ORIGIN).origin,
    providerUrl: env.PROVIDER_URL?.replace(/\/$/, ''),
    providerPort: env.PROVIDER_PORT,
    providerTimeout: env.PROVIDER_TIMEOUT,
    dataDir,
    assetsDir: env.ASSETS_DIR ? resolve(env.ASSETS_DIR) : join(dataDir, 'assets'),
    redisUrl: env.REDIS_URL,
    trustedProxies: readTrustedProxies(env.TRUSTED_PROXIES),
    traceUrl: env.TRACE_URL,
    analyticsUrl: env.ANALYTICS_URL,
    sentryDsn: env.SENTRY_DSN,
    webAppUrl: env.WEB_APP_URL,
    defaultCurrency: env.DEFAULT_CURRENCY,
    logLevel: env.LOG_LEVEL,
    publishableToken: env.PUBLISHABLE_TOKEN ?? secrets.publishableToken,
    providerSecret: env.PROVIDER_SECRET ?? secrets.providerSecret,
    tls: env.TLS_CERT && env.TLS_KEY ? { cert: env.TLS_CERT, key: env.TLS_KEY } : undefined,
    shutdownDelay: env.SHUTDOWN_DELAY,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
  };
}

/** The only values of the environment that are sent to browsers. */
export function browserEnv(env: Env): Record<string, unknown> {
  return {
    defaultCurrency: env.defaultCurrency,
    traceUrl: env.traceUrl,
    analyticsUrl: env.analyticsUrl,
    webAppUrl: env.webAppUrl,
    ...(env.sentryDsn ? { sentryDsn: env.sentryDsn } : {}),
  };
}

/** Addresses and networks, separated by commas: "10.0.0.0/8, ::1". */
function readTrustedProxies(text: string): BlockList {
  const list = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    const prefix = bits === undefined ? undefined : Number(bits);
    const wrong =
      prefix !== undefined && !(Number.isInteger(prefix) && prefix >= 0 && prefix <= (family === 6 ? 128 : 32));
    if (!family || wrong)
      throw environmentError(APP, [
        `TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8, not "${entry}"`,
      ]);
    if (prefix === undefined) list.addAddress(address, family === 6 ? 'ipv6' : 'ipv4');
    else list.addSubnet(address, prefix, family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
