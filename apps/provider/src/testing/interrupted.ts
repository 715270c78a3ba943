import type { Database } from '../store/database.ts';

/** A database in which something happens before each transaction begins: what another request may do meanwhile. */
export function interrupted(db: Database, before: () => Promise<void>): Database {
  return new Proxy(db, {
    get: (target, name, receiver): unknown =>
      name === 'transaction'
        ? async (work: Parameters<Database['transaction']>[0]) => {
            await before();
            return target.transaction(work);
          }
        : Reflect.get(target, name, receiver),
  });
}
