import * as z from 'zod/mini';
import { membershipIds } from '@myler/config/memberships';
import { versioned } from '../store/schema/stored-json.ts';

const paid = z.object({
  userId: z.string(),
  from: z.enum(membershipIds),
  membershipId: z.enum(membershipIds),
  /** Whether the card was typed, and pays the next years too. */
  isNewCard: z.boolean(),
  /** The end of the year for which it was priced: the next one costs another sum. Absent in what began before it was kept. */
  renewsOn: z.optional(z.string()),
  /** The hash of the stored card's token when it began: a card that was stored meanwhile stays. Absent in what began before. */
  cardBefore: z.optional(z.string()),
  /** What counts its payments as declined until it is paid (`countersOf`). */
  counters: z.array(z.string()),
});

/** What is needed to finish an upgrade, without the card. */
export type PaidUpgrade = z.output<typeof paid>;

export const paidUpgrade = versioned<PaidUpgrade>('An upgrade that waits for a bank', {
  schema: paid,
  // Version 0 is of the shape of version 1, whose network address is not kept any more.
  steps: [(older) => older, ({ visitorAddress: _, ...rest }) => ({ ...rest, counters: [] })],
});
