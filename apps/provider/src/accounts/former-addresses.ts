import { and, eq, gt, inArray } from 'drizzle-orm';
import type { Keys } from '@myler/server/secrets';
import { momentAfter } from '../primitives/days.ts';
import { emailKeyOf } from '../primitives/email-key.ts';
import { mac } from '../primitives/tokens.ts';
import type { Queryable } from '../store/database.ts';
import { formerAddresses } from '../store/schema.ts';

/** Longer than a member is away without reading the letter that says it. */
export const KNOWN_DAYS = 90;

interface FormerAddressDeps {
  db: Queryable;
  sessionKeys: Keys;
}

/** Remembers an address that its member has replaced, as a keyed hash, so that the desk puts back no other (`lockOut`). */
export async function rememberAddress(
  { db, sessionKeys: [key] }: FormerAddressDeps,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<void> {
  const expiresAt = momentAfter(now, KNOWN_DAYS);
  await db
    .insert(formerAddresses)
    .values({ userId: id, addressHash: hashOf(key, id, email), expiresAt })
    .onConflictDoUpdate({ target: [formerAddresses.userId, formerAddresses.addressHash], set: { expiresAt } });
}

/** Whether a member is known to have had an address, which they have replaced themselves. */
export async function isFormerAddress(
  { db, sessionKeys }: FormerAddressDeps,
  { id, email }: { id: string; email: string },
  now: Date,
): Promise<boolean> {
  const hashes = sessionKeys.map((key) => hashOf(key, id, email));
  const isKnown = and(
    eq(formerAddresses.userId, id),
    inArray(formerAddresses.addressHash, hashes),
    gt(formerAddresses.expiresAt, now),
  );
  return (await db.select().from(formerAddresses).where(isKnown)).length > 0;
}

const hashOf = (key: string, id: string, email: string) => mac(key, `former address ${id} ${emailKeyOf(email)}`);
