import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';

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

const secretsFile = z.object({
  publishableToken: secretText,
  providerSecret: secretText,
  sessionKey: secretText,
  idempotencyKey: secretText,
});

export type Secrets = z.output<typeof secretsFile>;

/** 256 random bits. */
export const newSecret = () => randomBytes(32).toString('base64url');

/** The secrets in `DATA_DIR/secrets.json`, which the first server generates at its first start. */
export function loadSecrets(dataDir: string): Secrets {
  const generate = () => ({
    publishableToken: `pk_${newSecret()}`,
    providerSecret: `sk_${newSecret()}`,
    sessionKey: newSecret(),
    idempotencyKey: newSecret(),
  });
  const remedy = 'Put the value back.';
  return loadSecretFile({ file: join(dataDir, 'secrets.json'), schema: secretsFile, generate, remedy });
}

export interface SecretFile<T> {
  file: string;
  schema: z.ZodMiniType<T>;
  generate: () => T;
  /** Shown in the error when the file lacks a secret. */
  remedy: string;
}

/**
 * Secrets from a file, which is generated when absent. The complete file is linked into place, so that a second process
 * reads a complete file.
 *
 * @throws {Error} naming the file, when it lacks something or cannot be made
 */
export function loadSecretFile<T>(secrets: SecretFile<T>): T {
  const existing = read(secrets);
  if (existing) return existing;
  const { file, generate } = secrets;
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.secrets-${randomBytes(6).toString('hex')}.json`);
  writeFileSync(draft, `${JSON.stringify(generate(), undefined, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const generated = read(secrets);
  if (!generated) throw new Error(`${file} could not be made. Is DATA_DIR writable?`);
  return generated;
}

function read<T>({ file, schema, remedy }: SecretFile<T>): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = z.safeParse(schema, parseJson(text));
  if (parsed.success) return parsed.data;
  if (parseJson(text) === undefined) throw new Error(`${file} is damaged: it is not JSON. ${remedy}`);
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`${file} lacks ${names}. ${remedy}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
