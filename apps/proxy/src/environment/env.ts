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
import { loadSecretFile, toKeys } from '@myler/server/secrets';

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
const traceEndpoint = z.optional(httpAddress('http://collector:4318'));
/** Browsers see it, so the old format with a secret is rejected. */
const dsn = z.string().check(z.regex(/^https?:\/\/\w+@[^/@\s]+(?:\/\S+)?\/\d+$/, DSN_ADVICE));

/** The variables, each with its description for `docs/configuration.md` (`pnpm generate` writes it). */
export const variables = z.object({
  PORT: z._default(port, 3000).check(z.describe('Where the proxy listens. 0 takes any free port.')),
  HOST: text.check(z.describe('The interface to listen on; all of them when unset.')),
  PUBLIC_ORIGIN: z
    .optional(httpAddress('https://www.myler.example'))
    .check(
      z.describe(
        'The address that visitors type, never taken from a request. The host of every link in a mail. Unset: `http://localhost` with `PORT`.',
      ),
    ),
  PROVIDER_URL: z
    .optional(httpAddress('https://api.example.com'))
    .check(z.describe('The provider. Unset: the reference provider is started as a child process.')),
  PROVIDER_PORT: z
    ._default(port, 0)
    .check(z.describe('Where the child process listens, on this machine only. 0 takes any free port.')),
  PROVIDER_TIMEOUT: z
    ._default(wholeNumber(100, 600_000), 1_800)
    .check(z.describe('Milliseconds to wait for the provider. Payments and pictures have longer limits.')),
  DATA_DIR: z
    ._default(z.string(), '.data')
    .check(
      z.describe('The folder that is written to. Secrets that are not set are generated into its `secrets.json`.'),
    ),
  ASSETS_DIR: text.check(
    z.describe(
      'Browser files of all builds of the last 30 days. Proxies behind one load balancer share it; only proxies may write to it. Unset: `DATA_DIR/assets`.',
    ),
  ),
  REDIS_URL: z
    .optional(z.url({ protocol: /^rediss?$/, hostname: /./, error: 'must be an address such as redis://host:6379' }))
    .check(
      z.describe(
        'Redis or Valkey: proxies with the same one share their rate limits. Unset: each process counts its own.',
      ),
    ),
  TRUSTED_PROXIES: z
    ._default(z.string(), '')
    .check(
      z.describe(
        'Addresses and networks, separated by commas, whose `X-Forwarded-For`, `X-Request-Id` and country header are trusted.',
      ),
    ),
  TRACE_URL: z
    ._default(pathOrAddress, '/trace')
    .check(z.describe('Answers with a visitor’s country, which decides the default currency.')),
  ANALYTICS_URL: z
    ._default(collector, '/api/collect')
    .check(z.describe('Where events go once a visitor consents: a path, an address, `console` or `none`.')),
  SENTRY_DSN: z
    .optional(dsn)
    .check(
      z.describe(
        'An error-reporting service, used once a visitor consents. Browsers see it. Unset: errors go where events go.',
      ),
    ),
  WEB_APP_URL: z
    ._default(pathOrAddress, '/app')
    .check(z.describe('The members’ web app. The default is a small replacement in the reference provider.')),
  DEFAULT_CURRENCY: z
    ._default(z.enum(currencyCodes), DEFAULT_CURRENCY)
    .check(z.describe('The currency when the country is unknown.')),
  LOG_LEVEL: logLevel.check(z.describe('Lines below this level are not written.')),
  METRICS_PORT: z
    .optional(port)
    .check(z.describe('Where Prometheus reads `/metrics`, never a port that visitors can reach. Unset: nowhere.')),
  METRICS_HOST: z._default(z.string(), '127.0.0.1').check(z.describe('The interface of the metrics.')),
  OTEL_EXPORTER_OTLP_ENDPOINT: traceEndpoint.check(
    z.describe(
      'An OpenTelemetry collector, to which traces are sent as JSON (`/v1/traces`). `OTEL_TRACES_SAMPLER`, `OTEL_TRACES_SAMPLER_ARG` and `OTEL_EXPORTER_OTLP_HEADERS` count as well. Unset: nowhere.',
    ),
  ),
  PUBLISHABLE_TOKEN: secret.check(
    z.describe('The bearer token of public calls: content, newsletter, gift cards. The same as the provider’s.'),
  ),
  PROVIDER_SECRET: secret.check(
    z.describe(
      'The bearer token of registration, sign-in and passwords. The same as the provider’s. It is sent to the provider only.',
    ),
  ),
  TLS_CERT: text.check(z.describe('A PEM file, to serve HTTPS directly, with HTTP/2. It belongs to `TLS_KEY`.')),
  TLS_KEY: text.check(z.describe('The PEM file of the certificate’s key.')),
  HSTS_PRELOAD: z
    ._default(z.enum(['off', 'on'], { error: 'must be "on" or "off"' }), 'off')
    .check(
      z.describe(
        'Whether browsers may keep the domain in their list of those that are never asked without TLS. It holds for all its subdomains, and is hard to take back.',
      ),
    ),
  SHUTDOWN_DELAY: z
    ._default(wholeNumber(0, 60_000), 0)
    .check(z.describe('Milliseconds between "not ready" and the end of listening, so that a load balancer notices.')),
});

type Variables = z.output<typeof variables>;

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
  hstsPreload: boolean;
  shutdownDelay: number;
  /** Where Prometheus reads the metrics. */
  metrics: { port: number; host: string } | undefined;
  /** Where traces are sent. */
  traceCollector: string | undefined;
}

/**
 * Reads and checks the environment; tokens that are not set come from `DATA_DIR/secrets.json`, which is made when
 * absent.
 *
 * @throws {Error} naming every variable that is wrong, and what it should be
 */
export function readEnv(given: Record<string, string | undefined>): Env {
  const env = readVariables(APP, variables, given);
  if (Boolean(env.TLS_CERT) !== Boolean(env.TLS_KEY))
    throw environmentError(APP, ['TLS_CERT and TLS_KEY belong together']);
  const dataDir = resolve(env.DATA_DIR);
  if (!env.PROVIDER_URL || !env.PUBLISHABLE_TOKEN || !env.PROVIDER_SECRET) prepareDataFolder(APP, dataDir);
  const fromFile = (['PUBLISHABLE_TOKEN', 'PROVIDER_SECRET'] as const).filter((name) => !env[name]);
  const secrets = { ...env, ...(fromFile.length > 0 ? loadSecretFile(dataDir, 'secrets.json', fromFile) : {}) };
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
    // The provider accepts several while one replaces another; the first is sent.
    publishableToken: toKeys(secrets.PUBLISHABLE_TOKEN ?? '')[0],
    providerSecret: toKeys(secrets.PROVIDER_SECRET ?? '')[0],
    tls: env.TLS_CERT && env.TLS_KEY ? { cert: env.TLS_CERT, key: env.TLS_KEY } : undefined,
    hstsPreload: env.HSTS_PRELOAD === 'on',
    shutdownDelay: env.SHUTDOWN_DELAY,
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    traceCollector: env.OTEL_EXPORTER_OTLP_ENDPOINT,
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
