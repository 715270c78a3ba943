import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { environmentError } from '@myler/server/environment';
import { loadSecretFile, loadSecrets, newSecret, secretText, toKeys } from '@myler/server/secrets';
import type { Keys } from '@myler/server/secrets';

/** The provider's secrets, by the variables that they are given in. */
export const secretVariables = {
  PUBLISHABLE_TOKEN: 'publishableTokens',
  PROVIDER_SECRET: 'providerSecrets',
  SESSION_KEY: 'sessionKeys',
  IDEMPOTENCY_KEY: 'idempotencyKeys',
  GIFT_CARD_KEY: 'giftCardKeys',
} as const;

export type SecretVariable = keyof typeof secretVariables;
/** Each is one key, or several while a new one replaces an old one. */
export type Secrets = Record<(typeof secretVariables)[SecretVariable], Keys>;
export type GivenSecrets = Partial<Record<SecretVariable, string | undefined>>;

export const secretNames = Object.keys(secretVariables) as SecretVariable[];

const APP = '@myler/provider';
const giftCardKeyFile = z.object({ giftCardKey: secretText });

/** The files of the secrets that are not given by variables. */
const SHARED_FILE = 'secrets.json';
const GIFT_CARD_FILE = 'gift-card-key.json';

/** The file in which a secret is kept beside the embedded database. */
const fileOfSecret = (variable: SecretVariable) => (variable === 'GIFT_CARD_KEY' ? GIFT_CARD_FILE : SHARED_FILE);

/**
 * Several providers on one PostgreSQL must have the same secrets, so none of them may make its own.
 *
 * @throws {Error} naming every secret that is not given
 */
export function sharedSecrets(given: GivenSecrets): Secrets {
  const missing = secretNames.filter((name) => !given[name]);
  if (missing.length === 0) return toSecrets((name) => given[name] ?? '');
  throw environmentError(APP, [
    ...missing.map((name) => `${name} must be set, because DATABASE_URL is`),
    `All providers on one database need the same secrets. If this one has run before, ${missing.length === 1 ? 'its value is' : 'their values are'} in ${[...new Set(missing.map(fileOfSecret))].join(' and ')} in its DATA_DIR.`,
  ]);
}

/**
 * Secrets beside the embedded database. Those that are not given by variables are in two files, which are made when the
 * database is.
 *
 * @param accepted secrets whose loss the operator has accepted: their file may be made again
 * @throws {Error} when there is a database without its file
 */
export function localSecrets(dataDir: string, given: GivenSecrets, accepted: readonly SecretVariable[]): Secrets {
  for (const file of [SHARED_FILE, GIFT_CARD_FILE]) {
    const lost = secretNames.filter((name) => fileOfSecret(name) === file && !given[name] && !accepted.includes(name));
    if (lost.length > 0 && hasDatabase(dataDir) && !existsSync(join(dataDir, file)))
      throw environmentError(APP, [
        `${join(dataDir, file)} is gone, and the database beside it was used with what it held. ${remedy(lost)}`,
      ]);
  }
  const shared = loadSecrets(dataDir);
  const fromFiles: Record<SecretVariable, string> = {
    PUBLISHABLE_TOKEN: shared.publishableToken,
    PROVIDER_SECRET: shared.providerSecret,
    SESSION_KEY: shared.sessionKey,
    IDEMPOTENCY_KEY: shared.idempotencyKey,
    GIFT_CARD_KEY: given.GIFT_CARD_KEY ?? loadGiftCardKey(dataDir),
  };
  return toSecrets((name) => given[name] ?? fromFiles[name]);
}

/**
 * The key from which gift codes are derived, in `DATA_DIR/gift-card-key.json`. It has its own file, because its loss is
 * worse: a new value makes all issued codes invalid.
 */
export function loadGiftCardKey(dataDir: string): string {
  const generate = () => ({ giftCardKey: newSecret() });
  const advice = 'Put the value back from your copy: without it no gift code is good that was given before.';
  const file = join(dataDir, GIFT_CARD_FILE);
  return loadSecretFile({ file, schema: giftCardKeyFile, generate, remedy: advice }).giftCardKey;
}

const consequences: Record<SecretVariable, string> = {
  PUBLISHABLE_TOKEN: 'proxies with the old token are refused',
  PROVIDER_SECRET: 'proxies with the old token are refused',
  SESSION_KEY: 'the links that end the newsletter stop working in mails that are older than the key before',
  IDEMPOTENCY_KEY: 'payments that are under way are refused when they are repeated',
  GIFT_CARD_KEY: 'the gift codes and the links to orders that were made with a missing key stop working',
};

/** What to do about secrets that are not the ones of the database, as sentences. */
export function remedy(variables: readonly SecretVariable[]): string {
  const files = [...new Set(variables.map(fileOfSecret))].join(' and ');
  const results = [...new Set(variables.map((name) => consequences[name]))].join('; ');
  return (
    `Put ${files} back from your copy, or set ${variables.join(', ')} to the old ${variables.length === 1 ? 'value' : 'values'}, alone or after the new one and a comma. ` +
    `If there is no copy, start once with ACCEPT_NEW_SECRETS=${variables.join(',')}: then ${results}.`
  );
}

/** A first start that was killed leaves an incomplete database, which the next one makes again. */
const hasDatabase = (dataDir: string) =>
  existsSync(join(dataDir, 'database')) && !existsSync(join(dataDir, 'database.half-made'));

const toSecrets = (valueOf: (name: SecretVariable) => string): Secrets =>
  Object.fromEntries(secretNames.map((name) => [secretVariables[name], toKeys(valueOf(name))])) as Secrets;
