import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const secretsFile = z.object({
  publishableToken: z.string().min(16),
  providerSecret: z.string().min(16),
  sessionKey: z.string().min(16),
  idempotencyKey: z.string().min(16),
});

export type Secrets = z.output<typeof secretsFile>;

const giftCardKeyFile = z.object({ giftCardKey: z.string().min(16) });

const random = () => randomBytes(32).toString('base64url');

/** The secrets of `DATA_DIR/secrets.json`, made on first start. The proxy reads the same file and may make it first. */
export function loadSecrets(dataDir: string): Secrets {
  const make = () => ({
    publishableToken: `pk_${random()}`,
    providerSecret: `sk_${random()}`,
    sessionKey: random(),
    idempotencyKey: random(),
  });
  const remedy = 'Put the value back, or delete the file to have new ones made.';
  return loadOnce({ file: join(dataDir, 'secrets.json'), shape: secretsFile, make, remedy });
}

/**
 * The key that gift codes follow from, of `DATA_DIR/gift-card-key.json`. In a file of its own: the others can be made anew
 * at the price of some sessions, this one at the price of every code that was given.
 */
export function loadGiftCardKey(dataDir: string): string {
  const make = () => ({ giftCardKey: random() });
  const remedy = 'Put the value back from your copy: without it no gift code is good that was given before.';
  const file = join(dataDir, 'gift-card-key.json');
  return loadOnce({ file, shape: giftCardKeyFile, make, remedy }).giftCardKey;
}

interface SecretFile<T> {
  file: string;
  shape: z.ZodType<T>;
  make: () => T;
  /** What to do when the file is there and lacks something. */
  remedy: string;
}

/** A finished file is linked into place, so that whoever comes second finds it whole and uses it. */
function loadOnce<T>(secrets: SecretFile<T>): T {
  const existing = read(secrets);
  if (existing) return existing;
  const { file, make } = secrets;
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, `.secrets-${randomBytes(6).toString('hex')}.json`);
  writeFileSync(draft, `${JSON.stringify(make(), undefined, 2)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = read(secrets);
  if (!made) throw new Error(`@myler/provider: ${file} could not be made. Is DATA_DIR writable?`);
  return made;
}

function read<T>({ file, shape, remedy }: SecretFile<T>): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const parsed = shape.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  const names = parsed.error.issues.map((issue) => issue.path.join('.')).join(', ');
  throw new Error(`@myler/provider: ${file} lacks ${names}. ${remedy}`);
}
