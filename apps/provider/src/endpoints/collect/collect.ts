import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';
import { events } from '../../store/schema.ts';

/** Stores analytics and error events. An event that is delivered again is ignored. */
export function collectHandlers(db: Database, now: () => Date): Pick<Handlers, 'collect'> {
  return {
    async collect({ body }) {
      const receivedAt = now();
      await db
        .insert(events)
        .values(body.events.map((event) => ({ ...event, receivedAt })))
        .onConflictDoNothing({ target: events.messageId });
      return undefined;
    },
  };
}
