import { eq, inArray } from 'drizzle-orm';
import type { Keys } from '@myler/server/secrets';
import { secretNames, secretRow, secretTable, type SecretVariable } from '@myler/server/secret-table';
import { remedy, type Secrets } from '../environment/secrets.ts';
import { mac } from '../primitives/tokens.ts';
import type { Database } from './database.ts';
import { secretFingerprints } from './schema.ts';

/** A keyed hash with the secret as its key, so that the table tells whether a secret is the same, and not what it is. */
const fingerprintOf = (variable: SecretVariable, secret: string) => mac(secret, `fingerprint ${variable}`);

/**
 * Compares the secrets with those that the database was used with, and records the newest of each. Gift codes, sessions and
 * repeated payments of one provider would otherwise be wrong on another, without any message.
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
    accepted: env[secretTable[variable].keys].map((key) => fingerprintOf(variable, key)),
  }));
  await db.transaction(async (tx) => {
    if (env.acceptNewSecrets.length > 0)
      await tx.delete(secretFingerprints).where(inArray(secretFingerprints.variable, [...env.acceptNewSecrets]));
    // Of several first starts, one records: the others wait for it here and are then compared with it.
    await tx
      .insert(secretFingerprints)
      .values(current.map(({ variable, accepted }) => ({ variable, fingerprint: accepted[0]!, recordedAt: now })))
      .onConflictDoNothing();
    const rows = await tx.select().from(secretFingerprints).for('update');
    const used = new Map(rows.map(({ variable, fingerprint }) => [variable, fingerprint.split(' ')]));
    const unknown = current.filter(({ variable, accepted }) => !isSubset(used.get(variable), accepted));
    if (unknown.length > 0) throw differentSecrets(unknown.map(({ variable }) => variable));
    for (const { variable, accepted } of current) {
      const isNewest = used.get(variable)?.[0] === accepted[0];
      const kept = secretRow(variable).needsAllKeys ? (used.get(variable) ?? []) : [];
      const fingerprint = [...new Set([accepted[0], ...kept])].join(' ');
      const recordedAt = isNewest ? {} : { recordedAt: now };
      await tx
        .update(secretFingerprints)
        .set({ fingerprint, ...recordedAt })
        .where(eq(secretFingerprints.variable, variable));
    }
  });
}

/**
 * Refuses to give up the older values of a secret while the newest has never been used: then an older one is the only one that
 * the database knows, and no start would succeed. Call it before `assertSameSecrets`, which records the newest.
 *
 * @throws {Error} that says what to do first
 */
export async function assertNewestUsed(db: Database, variable: SecretVariable, [newest]: Keys): Promise<void> {
  const [row] = await db.select().from(secretFingerprints).where(eq(secretFingerprints.variable, variable));
  if (!row || row.fingerprint.split(' ')[0] === fingerprintOf(variable, newest)) return;
  throw new Error(
    `The newest ${variable} was never used, so the one before it is still needed. Start once with both, stop, then drop the old one.`,
  );
}

/** Forgets with which older values of a secret the database was used: they are given up. */
export async function forgetOldValues(db: Database, variable: SecretVariable): Promise<void> {
  const ofVariable = eq(secretFingerprints.variable, variable);
  const [row] = await db.select().from(secretFingerprints).where(ofVariable);
  const [newest] = row?.fingerprint.split(' ') ?? [];
  if (newest) await db.update(secretFingerprints).set({ fingerprint: newest }).where(ofVariable);
}

const isSubset = (some: readonly string[] = [], all: readonly string[]) => some.every((text) => all.includes(text));

const differentSecrets = (names: readonly SecretVariable[]) =>
  new Error(
    `@myler/provider: ${names.join(', ')} ${names.length === 1 ? 'is' : 'are'} not what this database was used with until now. ${remedy(names)}`,
  );
