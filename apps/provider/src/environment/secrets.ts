import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environmentError } from '@myler/server/environment';
import { secretNames, secretRow, secretTable, type SecretVariable } from '@myler/server/secret-table';
import { loadSecretFile, toKeys, type Keys } from '@myler/server/secrets';

/** The provider's secrets. Each is one key, or several while a new one replaces an old one. */
export type Secrets = { [Name in SecretVariable as (typeof secretTable)[Name]['keys']]: Keys };
export type GivenSecrets = Partial<Record<SecretVariable, string | undefined>>;

const APP = '@myler/provider';

const files = [...new Set(secretNames.map((name) => secretTable[name].file))];
const ofFile = (file: string) => secretNames.filter((name) => secretTable[name].file === file);

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
    `All providers on one database need the same secrets. If this one has run before, ${missing.length === 1 ? 'its value is' : 'their values are'} in ${filesOf(missing)} in its DATA_DIR.`,
  ]);
}

/**
 * Secrets beside the embedded database. Those that are not given by variables are in files, which are made when the
 * database is.
 *
 * @param accepted secrets whose loss the operator has accepted: their file may be made again
 * @throws {Error} when there is a database without its file
 */
export function localSecrets(dataDir: string, given: GivenSecrets, accepted: readonly SecretVariable[]): Secrets {
  for (const file of files) {
    const lost = ofFile(file).filter((name) => !given[name] && !accepted.includes(name));
    if (lost.length > 0 && hasDatabase(dataDir) && !existsSync(join(dataDir, file)))
      throw environmentError(APP, [
        `${join(dataDir, file)} is gone, and the database beside it was used with what it held. ${remedy(lost)}`,
      ]);
  }
  const fromFiles: GivenSecrets = {};
  for (const file of files) {
    const needed = ofFile(file).filter((name) => !given[name]);
    if (needed.length > 0) Object.assign(fromFiles, loadSecretFile(dataDir, file, needed));
  }
  return toSecrets((name) => given[name] ?? fromFiles[name] ?? '');
}

/** What to do about secrets that are not the ones of the database, as sentences. */
export function remedy(variables: readonly SecretVariable[]): string {
  const results = [...new Set(variables.map((name) => secretRow(name).lost))].join('; ');
  return (
    `Put ${filesOf(variables)} back from your copy, or set ${variables.join(', ')} to the old ${variables.length === 1 ? 'value' : 'values'}, alone or after the new one and a comma. ` +
    `If there is no copy, start once with ACCEPT_NEW_SECRETS=${variables.join(',')}: then ${results}.`
  );
}

const filesOf = (variables: readonly SecretVariable[]) =>
  [...new Set(variables.map((name) => secretTable[name].file))].join(' and ');

/** A first start that was killed leaves an incomplete database, which the next one makes again. */
const hasDatabase = (dataDir: string) =>
  existsSync(join(dataDir, 'database')) && !existsSync(join(dataDir, 'database.half-made'));

const toSecrets = (valueOf: (name: SecretVariable) => string): Secrets =>
  Object.fromEntries(secretNames.map((name) => [secretTable[name].keys, toKeys(valueOf(name))])) as Secrets;
