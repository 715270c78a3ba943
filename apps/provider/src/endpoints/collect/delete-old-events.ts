import { lt } from 'drizzle-orm';
import { monthsBefore } from '../../primitives/days.ts';
import type { Database } from '../../store/database.ts';
import { events } from '../../store/schema.ts';

/** The privacy policy, “How long we keep it”, says fourteen months for statistics. */
const RETENTION_MONTHS = 14;

/** Deletes events that are older than the privacy policy allows. */
export async function deleteOldEvents(db: Database, now: Date): Promise<void> {
  await db.delete(events).where(lt(events.receivedAt, monthsBefore(now, RETENTION_MONTHS)));
}
