import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';
import { leads } from '../../store/schema.ts';

/** An enquiry is written down; a person answers it. */
export function leadHandlers(db: Database, now: () => Date): Pick<Handlers, 'lead'> {
  return {
    async lead({ body }) {
      await db.insert(leads).values({ ...body, createdAt: now() });
      return undefined;
    },
  };
}
