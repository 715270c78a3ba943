import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const secret = z.string().check(z.minLength(16));
const secretsFile = z.object({
  publishableToken: secret,
  providerSecret: secret,
  sessionKey: secret,
  idempotencyKey: secret,
});

export type Secrets = z.output<typeof secretsFile>;

/**
 * The secrets of `DATA_DIR/secrets.json`, made on first start. The reference provider reads the same file and may make
 * it first: a finished file is linked into place, so that whoever comes second finds it whole and uses it.
 */
export function loadSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  const existing = read(file);
  if (existing) return existing;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const draft = join(dataDir, `.secrets-${randomBytes(6).toString('hex')}.json`);
  writeFileSync(draft, `${JSON.stringify(newSecrets(), undefined, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const secrets = read(file);
  if (!secrets) throw new Error(`@myler/proxy: ${file} could not be made. Is DATA_DIR writable?`);
  return secrets;
}

function newSecrets(): Secrets {
  const random = () => randomBytes(32).toString('base64url');
  return {
    publishableToken: `pk_${random()}`,
    providerSecret: `sk_${random()}`,
    sessionKey: random(),
    idempotencyKey: random(),
  };
}

function read(file: string): Secrets | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = z.safeParse(secretsFile, JSON.parse(text));
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(
    `@myler/proxy: ${file} lacks ${names}. Put the value back, or delete the file to have new ones made.`,
  );
}
