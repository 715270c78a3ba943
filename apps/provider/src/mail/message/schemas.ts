import * as z from 'zod/mini';
import { currencyCode } from '@myler/api-client/contract';
import { membershipIds } from '@myler/config/memberships';

const membershipId = z.enum(membershipIds);

/** Parts of the data of several templates, as the outbox stores them. */

/** A sum in minor units. */
export const sumOfMoney = z.object({ amount: z.int(), currency: currencyCode });

/** Whom an email about a membership greets. */
export const recipient = z.object({ email: z.string(), firstName: z.string() });

/** Of a value that an email must not keep, such as a card's token: whether there is one. */
const isThere = z.pipe(
  z.nullable(z.union([z.boolean(), z.string(), z.date()])),
  z.transform((value: boolean | string | Date | null) => Boolean(value)),
);

/** What emails say of a membership. */
export const membershipData = z.object({
  membershipId,
  nextMembershipId: z.nullable(membershipId),
  renewsOn: z.string(),
  renews: z.boolean(),
  cardToken: isThere,
  cardLastFour: z.nullable(z.string()),
  noticeSentOn: z.nullable(z.string()),
  unpaidEndsOn: z.nullable(z.string()),
});

/** What emails say of a gift card. Its code and its links are derived when the email is sent. */
export const giftCardData = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(['scheduled', 'delivered', 'cancelled']),
  design: z.string(),
  currency: currencyCode,
  amount: z.int(),
  balance: z.int(),
  membershipId: z.nullable(membershipId),
  recipientName: z.string(),
  recipientEmail: z.string(),
  senderName: z.string(),
  senderEmail: z.string(),
  message: z.string(),
  deliverOn: z.nullable(z.string()),
  timeZone: z.nullable(z.string()),
  deliveredAt: isThere,
  cardLastFour: z.string(),
  validUntil: z.nullable(z.string()),
  /** The number of its code when the email was queued. Absent in what was queued before it was kept. */
  codeVersion: z.optional(z.int()),
  /** Whether the recipient was told that it was taken back. Absent in what was stored before some were not. */
  isTold: z._default(z.boolean(), true),
});

export type GiftCardData = z.output<typeof giftCardData>;
