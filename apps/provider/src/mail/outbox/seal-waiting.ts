import type { Keys } from '@myler/server/secrets';
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { outgoingMail } from '../../store/schema.ts';
import { NEVER, WHOLE, wholeEmail } from './read-mail.ts';
import { openWith, seal } from './seal.ts';

const isOver = or(isNotNull(outgoingMail.sentAt), eq(outgoingMail.nextTryAt, NEVER));
/** The columns of the release before. */
const nothingWhole = { subject: null, body: null, content: null, headers: null };

/**
 * Seals emails that a provider of the release before has queued as whole texts, and erases those that are sent or given
 * up. While releases change, both are at work on one database.
 */
export async function sealWholeMails(db: Database, keys: Keys): Promise<void> {
  const waiting = await db
    .select()
    .from(outgoingMail)
    .where(and(isNull(outgoingMail.template), isNull(outgoingMail.sentAt), isNotNull(outgoingMail.content)));
  for (const row of waiting) {
    const sealed = seal(keys, JSON.stringify(wholeEmail(row)), row.id);
    await db
      .update(outgoingMail)
      .set({ ...nothingWhole, template: WHOLE, sealed })
      .where(and(eq(outgoingMail.id, row.id), isNull(outgoingMail.template)));
  }
  await db
    .update(outgoingMail)
    .set({ ...nothingWhole, sealed: null })
    .where(and(isOver, or(isNotNull(outgoingMail.sealed), isNotNull(outgoingMail.content))));
}

/**
 * Seals what waits with the newest key, because the key before may be taken away as soon as all providers have the new one.
 * What none of the keys opens stays as it is: the key may come back.
 */
export async function renewSeals(db: Database, keys: Keys): Promise<void> {
  const waiting = await db
    .select({ id: outgoingMail.id, sealed: outgoingMail.sealed })
    .from(outgoingMail)
    .where(and(isNull(outgoingMail.sentAt), isNotNull(outgoingMail.sealed)));
  for (const { id, sealed } of waiting) {
    if (sealed === null || openWith(keys[0], sealed, id) !== undefined) continue;
    const text = keys.map((key) => openWith(key, sealed, id)).find((opened) => opened !== undefined);
    if (text === undefined) continue;
    await db
      .update(outgoingMail)
      .set({ sealed: seal(keys, text, id) })
      .where(and(eq(outgoingMail.id, id), eq(outgoingMail.sealed, sealed)));
  }
}
