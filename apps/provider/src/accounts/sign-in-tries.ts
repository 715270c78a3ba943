import { eq } from 'drizzle-orm';
import { networksOf } from '@myler/server/networks';
import type { Keys } from '@myler/server/secrets';
import { countUnder, limitKey, uncountUnder } from '../limits/rate-limits.ts';
import type { Database, Queryable } from '../store/database.ts';
import { signInCodes } from '../store/schema.ts';

/**
 * Failed sign-ins of an account: from one network address in a quarter of an hour, and from all addresses in a day.
 * After that, signing in also needs a code that is sent by email. Accounts are never locked.
 */
const FROM_ONE_ADDRESS = { max: 5, windowMs: 15 * 60_000 };
const FROM_ALL_ADDRESSES = { max: 20, windowMs: 24 * 60 * 60_000 };

/** A try to sign in, which is counted. */
export interface Tries {
  /** Of the account and the visitor's address. */
  key: string;
  needCode: boolean;
  /** When the password was not looked at. */
  takeBack(): Promise<void>;
  /** In the transaction that signs in: the member's own sign-ins must not add up to the account's limit. */
  forget(tx: Queryable): Promise<void>;
}

/** Counts the try before the password is verified, so that simultaneous guesses cannot exceed the limits. */
export async function countTries(
  { db, sessionKeys, now }: { db: Database; sessionKeys: Keys; now: () => Date },
  emailKey: string,
  address: string,
): Promise<Tries> {
  const [{ name: network }] = networksOf(address);
  const [key, accountKey] = [
    limitKey(sessionKeys[0], 'sign-in', emailKey, network),
    limitKey(sessionKeys[0], 'sign-in', emailKey),
  ];
  // In one statement, because what a sign-in costs is its way to the database and back.
  const tries = [
    { key, ...FROM_ONE_ADDRESS },
    { key: accountKey, ...FROM_ALL_ADDRESSES },
  ] as const;
  const [fromHere, fromAnywhere] = await countUnder(db, tries, now());
  const needCode = fromHere.count > FROM_ONE_ADDRESS.max || fromAnywhere.count > FROM_ALL_ADDRESSES.max;
  return {
    key,
    needCode,
    takeBack: () => uncountUnder(db, [key, accountKey]),
    async forget(tx) {
      await uncountUnder(tx, [accountKey], { all: key });
      // One that was needed is used up already, and there may be a new one. At a first try there is none to delete.
      if (!needCode && fromHere.count > 1) await tx.delete(signInCodes).where(eq(signInCodes.key, key));
    },
  };
}
