import { z } from 'zod';
import { currencyCodes } from '@myler/config/currencies';
import { couponKinds, membershipIds } from '@myler/config/memberships';
import { day, text } from './fields.ts';

/** A code that gives a discount on a membership. */
export const couponEntry = z.strictObject({
  code: z.string().regex(/^[A-Z0-9-]{3,32}$/),
  kind: z.enum(couponKinds),
  percent: z.int().min(1).max(100),
  label: text(120),
  membershipIds: z.array(z.enum(membershipIds)).min(1).optional(),
  currencies: z.array(z.enum(currencyCodes)).min(1).optional(),
  lastDay: day.optional(),
  /** How many members may use it. Without it, any number. */
  maxUses: z.int().min(1).optional(),
});
