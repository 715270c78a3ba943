import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../store/database.ts';
import { users } from '../store/schema.ts';
import type { PasswordHasher } from './password-hasher.ts';

/**
 * Compares a typed password with the member's. One that was stored before passwords were normalised is stored anew.
 *
 * @param user undefined for an address that is not a member's; it takes the same time
 * @returns the stored hash that it matches, for whoever acts on it later: it may be another one by then
 */
export async function verifyPassword(
  { db, passwords }: { db: Queryable; passwords: PasswordHasher },
  user: Pick<typeof users.$inferSelect, 'id' | 'passwordHash'> | undefined,
  password: string,
): Promise<string | undefined> {
  const match = await passwords.verify(user?.passwordHash, password);
  if (user && match === 'as-typed') {
    const passwordHash = await passwords.hash(password);
    // Not in place of one that was changed meanwhile.
    const isSame = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
    const stored = await db.update(users).set({ passwordHash }).where(isSame).returning({ id: users.id });
    if (stored.length > 0) return passwordHash;
  }
  return match === false ? undefined : user?.passwordHash;
}
