import * as z from 'zod/mini';
import { creditEntryKinds } from '@myler/config/referrals';
import { money, wireDate } from './primitives.ts';

/** What a member has for friends, and of them (docs/product-decisions.md, Referral). No friend is named. */
export const memberReferral = z.object({
  /** Absent when the membership is not active. */
  code: z.optional(z.string()),
  /** What the next renewal or upgrade uses. */
  credit: money,
  /** Friends who have joined and can still leave: what is credited after `until`. */
  waiting: z.array(z.object({ id: z.string(), joinedOn: wireDate, until: wireDate, credit: money })),
  /** The newest first. What is earned or returned is added, the rest is taken. */
  history: z.array(z.object({ id: z.string(), kind: z.enum(creditEntryKinds), on: wireDate, sum: money })),
});

export type MemberReferral = z.output<typeof memberReferral>;
