import type { Handlers } from '../../http/route.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { events } from '../../store/schema.ts';

/**
 * Stores analytics and error events. An event that is delivered again is ignored.
 *
 * @param membersOf the members of events, by what their sessions are counted as: nobody writes in another's name
 */
export function collectHandlers(
  db: Database,
  now: () => Date,
  membersOf: (tx: Queryable, countedAs: string[]) => Promise<ReadonlyMap<string, string>>,
): Pick<Handlers, 'collect'> {
  return {
    async collect({ body }) {
      const receivedAt = now();
      await db.transaction(async (tx) => {
        const members = await membersOf(
          tx,
          body.events.flatMap(({ userId }) => userId ?? []),
        );
        await tx
          .insert(events)
          .values(body.events.map((event) => ({ ...event, userId: members.get(event.userId ?? ''), receivedAt })))
          .onConflictDoNothing({ target: events.messageId });
      });
      return undefined;
    },
  };
}
