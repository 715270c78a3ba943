import * as z from 'zod/mini';
import type { GiftCardPurchase } from '@myler/api-client/contract';
import { currencyCodes } from '@myler/config/currencies';
import { membershipIds } from '@myler/config/memberships';
import { versioned } from '../store/schema/stored-json.ts';

const person = z.object({ name: z.string(), email: z.string() });

/** As it is stored: the contract may become stricter while a bank waits, and whoever has paid gets the card all the same. */
const purchase: z.ZodMiniType<Omit<GiftCardPurchase, 'creditCard'>> = z.object({
  design: z.string(),
  amount: z.object({ amount: z.int(), currency: z.enum(currencyCodes) }),
  membershipId: z.optional(z.enum(membershipIds)),
  recipient: person,
  sender: person,
  message: z.string(),
  deliverOn: z.optional(z.object({ date: z.string(), timeZone: z.string() })),
});

const paid = z.object({
  purchase,
  /** What counts its payments as declined until it is paid (`countersOf`). */
  counters: z.array(z.string()),
  /** Of the card that pays. Absent in what was stored before it was kept. */
  cardHash: z.optional(z.string()),
});

/** What is needed to finish a purchase, without the card. */
export type PaidPurchase = z.output<typeof paid>;

export const paidPurchase = versioned<PaidPurchase>('A purchase that waits for a bank', {
  schema: paid,
  // Version 0 is of the shape of version 1, whose payer's network address is not kept any more.
  steps: [(older) => older, ({ payer: _, ...rest }) => ({ ...rest, counters: [] })],
});
