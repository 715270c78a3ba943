import { resolve } from 'node:path';
import { z } from 'zod';
import { loadGiftCardKey, loadSecrets } from './secrets.ts';

const optionalText = z
  .string()
  .optional()
  .transform((value) => value || undefined);
const token = z.string().min(16, 'needs 16 characters or more').optional();
const address = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

const schema = z.object({
  /** 0 takes any free port. */
  PROVIDER_PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  PROVIDER_HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/database').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtp://user:password@host:587').optional(),
  /** Where visitors find the site: the host of every link in a mail. */
  PUBLIC_ORIGIN: address(/^https?$/, 'https://www.myler.example').default('http://localhost:3000'),
  WEB_APP_URL: address(/^https?$/, 'https://app.myler.example').optional(),
  PUBLISHABLE_TOKEN: token,
  PROVIDER_SECRET: token,
  SESSION_KEY: token,
  IDEMPOTENCY_KEY: token,
  GIFT_CARD_KEY: token,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
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
  /** What the website's own calls carry: reads public content, subscribes, buys gift cards. */
  publishableToken: string;
  /** What the proxy's calls carry for registration, sign-in and passwords. */
  providerSecret: string;
  sessionKey: string;
  idempotencyKey: string;
  /** Gift codes follow from it: with another one, no code is good that was given before. */
  giftCardKey: string;
}

/**
 * Reads and checks the environment; secrets that are not set come from `DATA_DIR/secrets.json`, which is made when
 * absent.
 *
 * @throws {Error} naming every variable that is wrong, and what it should be
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, optionalText.parse(value)]));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`@myler/provider cannot start with this environment:\n${lines.join('\n')}`);
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
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
