import * as z from 'zod/mini';
import { countryCode } from './primitives.ts';

export const city = z.object({ id: z.string(), name: z.string() });

export const country = z.object({
  code: countryCode,
  name: z.string(),
  /** Without the plus: "44". Absent where nobody can be rung. */
  callingCode: z.optional(z.string()),
  /** Only when one country was asked for: all of them weigh too much for a form. Largest first. */
  cities: z.optional(z.array(city)),
});

/** Without `country` the whole list, without cities; with it that country alone, with them. */
export const countryQuery = z.object({ country: z.optional(countryCode) });

export type Country = z.output<typeof country>;
export type City = z.output<typeof city>;
