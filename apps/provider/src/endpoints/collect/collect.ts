import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';
import { events } from '../../store/schema.ts';

/** Analytics and error events, each kept once however often it is delivered. */
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
