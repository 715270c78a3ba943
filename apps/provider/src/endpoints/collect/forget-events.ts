import { lt } from 'drizzle-orm';
import type { Database } from '../../store/database.ts';
import { events } from '../../store/schema.ts';

/** The privacy policy, “How long we keep it”, says fourteen months for statistics. */
const MONTHS = 14;

/** Deletes events that are older than the privacy policy allows. */
export async function forgetOldEvents(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now);
  oldest.setUTCMonth(oldest.getUTCMonth() - MONTHS);
  await db.delete(events).where(lt(events.receivedAt, oldest));
}
