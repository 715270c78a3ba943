import { inArray } from 'drizzle-orm';
import { remedy, secretNames, secretVariables, type Secrets, type SecretVariable } from '../environment/secrets.ts';
import { mac } from '../primitives/tokens.ts';
import type { Database } from './database.ts';
import { secretFingerprints } from './schema.ts';

/** A keyed hash with the secret as its key, so that the table tells whether a secret is the same, and not what it is. */
const fingerprintOf = (variable: SecretVariable, secret: string) => mac(secret, `fingerprint ${variable}`);

/**
 * Compares the secrets with those that the database was first used with, and records them at the first start. Gift
 * codes, sessions and repeated payments of one provider would otherwise be wrong on another, without any message.
 *
 * @throws {Error} naming each variable that differs, and what to do
 */
export async function assertSameSecrets(
  db: Database,
  env: Secrets & { acceptNewSecrets: readonly SecretVariable[] },
  now: Date,
): Promise<void> {
  const current = secretNames.map((variable) => ({
    variable,
    fingerprint: fingerprintOf(variable, env[secretVariables[variable]]),
    recordedAt: now,
  }));
  await db.transaction(async (tx) => {
    if (env.acceptNewSecrets.length > 0)
      await tx.delete(secretFingerprints).where(inArray(secretFingerprints.variable, [...env.acceptNewSecrets]));
    // Of several first starts, one records: the others wait for it here and are then compared with it.
    await tx.insert(secretFingerprints).values(current).onConflictDoNothing();
    const recorded = new Map(
      (await tx.select().from(secretFingerprints)).map(({ variable, fingerprint }) => [variable, fingerprint]),
    );
    const others = current.filter(({ variable, fingerprint }) => recorded.get(variable) !== fingerprint);
    if (others.length === 0) return;
    const names = others.map(({ variable }) => variable);
    throw new Error(
      `@myler/provider: ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not what this database was used with until now. ${remedy(names)}`,
    );
  });
}
