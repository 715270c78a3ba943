import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { secretNames, secretRow, type secretTable, type SecretVariable } from './secret-table.ts';

/** While a new key replaces an old one, both are given: the first is used, and each is accepted. */
export type Keys = readonly [newest: string, ...others: string[]];

const MIN_LENGTH = 16;
const TOO_SHORT = `needs ${MIN_LENGTH} characters or more`;

/** A secret, or several with commas between them, of which each is long enough. */
export const secretText = z.string().check(
  z.minLength(MIN_LENGTH, { error: TOO_SHORT, abort: true }),
  z.refine((text) => toKeys(text).every((key) => key.length >= MIN_LENGTH), TOO_SHORT),
);

/** The keys in the text of a secret. */
export function toKeys(text: string): Keys {
  const [newest = '', ...others] = text.split(',').map((key) => key.trim());
  return [newest, ...others];
}

/** 256 random bits. */
const newSecret = () => randomBytes(32).toString('base64url');

/** A new value of a secret, as a file has it. */
export const newSecretFor = (name: SecretVariable) => `${secretRow(name).prefix ?? ''}${newSecret()}`;

type FileName = (typeof secretTable)[SecretVariable]['file'];

/**
 * The secrets of a file in `DATA_DIR`, by their fields. The first server generates it at its first start. The complete
 * file is linked into place, so that a second process reads a complete file. One that an older version has made gets the
 * secrets that are new.
 *
 * @param needed those that this server uses
 * @throws {Error} naming the file, when it lacks something or cannot be made
 */
export function loadSecretFile(
  dataDir: string,
  name: FileName,
  needed: readonly SecretVariable[],
): Partial<Record<SecretVariable, string>> {
  const file = join(dataDir, name);
  const ofFile = secretNames.filter((variable) => secretRow(variable).file === name);
  const generate = (variables: readonly SecretVariable[]) =>
    Object.fromEntries(variables.map((variable) => [secretRow(variable).field, newSecretFor(variable)]));
  if (!existsSync(file)) writeWhole(file, generate(ofFile), linkSync);
  let content = readFields(file);
  const added = needed.filter((variable) => {
    const { field, isAddedToFile } = secretRow(variable);
    return isAddedToFile === true && secretRow(variable).file === name && !(field in content);
  });
  if (added.length > 0) writeWhole(file, (content = { ...content, ...generate(added) }), renameSync);
  const values = Object.fromEntries(
    needed
      .filter((variable) => ofFile.includes(variable))
      .map((variable) => [variable, z.safeParse(secretText, content[secretRow(variable).field])] as const),
  );
  const missing = Object.entries(values).filter(([, { success }]) => !success);
  if (missing.length > 0) {
    const fields = missing.map(([variable]) => secretRow(variable as SecretVariable).field).join(', ');
    throw new Error(`${file} lacks ${fields}. ${REMEDY}`);
  }
  return Object.fromEntries(Object.entries(values).map(([variable, { data }]) => [variable, data]));
}

/** Replaces one secret in its file, which keeps everything else. */
export function replaceInSecretFile(
  dataDir: string,
  variable: SecretVariable,
  change: (old: string) => string,
): string {
  const { file, field } = secretRow(variable);
  const path = join(dataDir, file);
  const old = loadSecretFile(dataDir, file, [variable])[variable] ?? '';
  writeWhole(path, { ...readFields(path), [field]: change(old) }, renameSync);
  return path;
}

const REMEDY = 'Put the value back from your copy.';

/** @param place puts the complete file into its place: `linkSync` leaves one alone that is there already */
function writeWhole(file: string, content: object, place: (draft: string, file: string) => void): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.secrets-${randomBytes(6).toString('hex')}.json`);
  writeFileSync(draft, `${JSON.stringify(content, undefined, 2)}\n`, { mode: 0o600, flush: true });
  try {
    place(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readFields(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new Error(`${file} is damaged: it is not JSON. ${REMEDY}`, { cause: error });
  }
}
