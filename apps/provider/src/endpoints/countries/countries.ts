import { asc, eq } from 'drizzle-orm';
import type { Country } from '@myler/api-client/contract';
import type { Handlers } from '../../http/route.ts';
import { Problem } from '@myler/api-client/problems';
import type { Database } from '../../store/database.ts';
import { cities, countries } from '../../store/schema.ts';

/** All countries, or one with its larger cities. */
export function countryHandlers(db: Database): Pick<Handlers, 'countries'> {
  return {
    async countries({ query }) {
      if (query.country) return [await oneWithCities(db, query.country)];
      const rows = await db.select().from(countries);
      return rows.map(shape).sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
    },
  };
}

async function oneWithCities(db: Database, code: string): Promise<Country> {
  const [row] = await db.select().from(countries).where(eq(countries.code, code));
  if (!row) throw new Problem(404, 'There is no such country.');
  const list = await db
    .select({ id: cities.id, name: cities.name })
    .from(cities)
    .where(eq(cities.countryCode, code))
    .orderBy(asc(cities.position));
  return { ...shape(row), cities: list };
}

function shape({ code, name, callingCode }: typeof countries.$inferSelect): Country {
  return { code, name, ...(callingCode ? { callingCode } : {}) };
}
