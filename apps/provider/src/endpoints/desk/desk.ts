import { noteWritten } from '../../desk/written.ts';
import type { Handlers } from '../../http/route.ts';
import type { Database } from '../../store/database.ts';

/** The button “I have written” of the emails to Mylers and the desk. */
export const deskHandlers = (db: Database, now: () => Date): Pick<Handlers, 'noteWritten'> => ({
  async noteWritten({ body }) {
    await noteWritten(db, body.token, now());
    return undefined;
  },
});
