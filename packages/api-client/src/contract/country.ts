import * as z from 'zod/mini';
import { countryCode } from './primitives.ts';

/** A city that the registration form suggests. */
export const city = z.object({ id: z.string(), name: z.string() });

/** A country that a member can live in. Only a request for one country gets its cities. */
export const country = z.object({
  code: countryCode,
  name: z.string(),
  /** Without the plus: "44". Absent for places without telephones. */
  callingCode: z.optional(z.string()),
  /** Only for a query with `country`, because the cities of all countries are too large for a form. Largest first. */
  cities: z.optional(z.array(city)),
});

/** With `country`, only that country with its cities; otherwise all countries without cities. */
export const countryQuery = z.object({ country: z.optional(countryCode) });

export type Country = z.output<typeof country>;
export type City = z.output<typeof city>;
