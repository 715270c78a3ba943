import { sql } from 'drizzle-orm';
import type { Myler } from '@myler/api-client/contract';
import type { DocumentEntry } from '../content/document-entries.ts';
import type { Database } from '../store/database.ts';
import { rowsOf } from '../store/rows.ts';
import { hotels } from '../store/schema.ts';

/** The number of hotels that a Myler is listed with. */
const MOST = 12;

/** Adds to each Myler the hotels that name him or her, the most loved first. */
export async function withTheirHotels(db: Database, mylers: readonly DocumentEntry<'mylers'>[]): Promise<Myler[]> {
  const rows = await rowsOf<{ myler: string; id: string; name: string }>(
    db,
    // One read of the index for each Myler, which stops after twelve of them: a Myler may have thousands.
    sql`select myler.id as myler, hotel.id, hotel.name
      from unnest(${`{${mylers.map(({ id }) => id).join(',')}}`}::text[]) myler(id)
      cross join lateral (
        select ${hotels.id}, ${hotels.brief} ->> 'name' as name, ${hotels.position} from ${hotels}
        where ${hotels.mylerId} = myler.id order by ${hotels.position} limit ${MOST}
      ) hotel order by hotel.position`,
  );
  const byMyler = Map.groupBy(rows, ({ myler }) => myler);
  return mylers.map((myler) => ({
    ...myler,
    hotels: (byMyler.get(myler.id) ?? []).map(({ id, name }) => ({ id, name })),
  }));
}
