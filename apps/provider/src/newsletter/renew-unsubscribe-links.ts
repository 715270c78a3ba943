import type { Keys } from '@myler/server/secrets';
import { eq } from 'drizzle-orm';
import type { Database } from '../store/database.ts';
import { newsletterRecipients, subscribers } from '../store/schema.ts';
import { unsubscribeHash } from './unsubscribe-link.ts';

/**
 * Stores the hashes that belong to a new session key, because the links of all later newsletters are made with it. The
 * links that were made with the key before still work. An issue that is under way still goes to each subscriber once.
 *
 * @returns the number of subscribers whose hash was another one
 */
export function renewUnsubscribeLinks(db: Database, deps: { sessionKeys: Keys }): Promise<number> {
  return db.transaction(async (tx) => {
    const all = await tx
      .select({ emailKey: subscribers.emailKey, since: subscribers.since, hash: subscribers.unsubscribeHash })
      .from(subscribers)
      .for('update');
    const old = all
      .map((row) => ({ ...row, renewed: unsubscribeHash(deps, row) }))
      .filter(({ hash, renewed }) => hash !== renewed);
    for (const { emailKey, hash, renewed } of old) {
      await tx
        .update(subscribers)
        .set({ unsubscribeHash: renewed, previousUnsubscribeHash: hash })
        .where(eq(subscribers.emailKey, emailKey));
      await tx.update(newsletterRecipients).set({ recipient: renewed }).where(eq(newsletterRecipients.recipient, hash));
    }
    return old.length;
  });
}
