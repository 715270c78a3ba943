import * as z from 'zod/mini';
import { eventTypes } from '@myler/config/events';
import { enquirySources } from '@myler/config/service';
import { countryCode, slug } from './primitives.ts';
import { companyName, emailAddress, format, paragraph, personName, singleLine, token } from './text.ts';
import { membershipId } from './membership.ts';

/** The address that wants the newsletter (docs/specification.md, section 3). */
export const newsletterSubscription = z.object({ email: emailAddress });
/** The token of the emailed link that confirms or ends a subscription. */
export const newsletterToken = z.object({ token: token(16, 256) });

/** The token of the link by which a Myler says that they have written. */
export const writtenToken = z.object({ token: token(16, 256) });

/** An enquiry from one of the forms (docs/product-decisions.md, Same-origin and provider paths). */
export const lead = z.object({
  source: z.enum(enquirySources),
  name: personName(120),
  email: emailAddress,
  phoneNumber: z.optional(format(/^\+[1-9]\d{5,14}$/)),
  countryCode: z.optional(countryCode),
  organisation: z.optional(companyName(120)),
  membershipId: z.optional(membershipId),
  /** The hotel whose page the form is on, and the Myler whom that page names. */
  hotelId: z.optional(slug),
  mylerId: z.optional(slug),
  /** When and with whom, in the visitor's words: "October", "2 adults, children of 2 and 7". */
  travelDates: z.optional(singleLine(120)),
  family: z.optional(singleLine(600)),
  message: paragraph(2000),
});

/** What an event tells, of which the longest is a list of many products. */
const properties = z
  .record(token(0, 80), z.unknown())
  .check(z.refine((told) => JSON.stringify(told).length <= 16_000, 'Tell less: 16,000 characters of JSON at most.'));

/** Analytics and error events for a collector. */
export const collectedEvents = z.object({
  events: z
    .array(
      z.object({
        messageId: token(0, 64),
        type: z.enum(eventTypes),
        name: token(0, 120),
        anonymousId: z.optional(token(0, 64)),
        /** `countedAs` of the session. An event with another is recorded without a member. */
        userId: z.optional(token(0, 96)),
        sentAt: token(0, 40),
        properties,
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
});

/** Whether the provider can answer requests. */
export const health = z.object({ status: z.enum(['ok', 'unavailable']) });

export type Lead = z.output<typeof lead>;
export type CollectedEvents = z.output<typeof collectedEvents>;
