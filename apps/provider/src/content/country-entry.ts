import { z } from 'zod';
import { text } from './fields.ts';

export const countryEntry = z.strictObject({
  code: z.string().regex(/^[A-Z]{2}$/),
  name: text(120),
  callingCode: z.string().regex(/^\d+$/).optional(),
  /** GeoNames id and name, the largest city first. */
  cities: z.array(z.tuple([z.string(), text(200)])),
});
