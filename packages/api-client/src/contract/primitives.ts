import * as z from 'zod/mini';
import { currencyCodes } from '@myler/config/currencies';
import { isWireDate } from '@myler/config/dates';
import { SLUG } from '@myler/config/slug';
import { format } from './text.ts';

/** Ids are slugs: "maison-palmier". */
export const slug = format(SLUG);

/** An existing day, `YYYY-MM-DD`. */
export const wireDate = format(z.refine(isWireDate, 'Write the day as YYYY-MM-DD'));

/** A date and time, ISO 8601 in UTC. */
export const timestamp = format(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/);

/** ISO 3166-1 alpha-2. */
export const countryCode = format(/^[A-Z]{2}$/);

/** ISO 4217, of the currencies that Myler sells in. */
export const currencyCode = z.enum(currencyCodes);

/** An amount in minor units and its currency. It is never negative, also for a discount. */
export const money = z.object({ amount: z.int().check(z.minimum(0), z.maximum(100_000_000)), currency: currencyCode });

/** The idempotency key of a write: a UUID that the client makes (docs/product-decisions.md, The join-us wizard). */
export const attemptKey = format(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i);

/** The query of a list. Numbers are coerced, because a query contains strings. */
export const pageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
});

/** A filter of a list, and how many entries each of its values would leave. */
export const facet = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});

/** The response of a list (docs/product-decisions.md, Same-origin and provider paths). */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int().check(z.minimum(0)), facets: z.optional(z.array(facet)) });

/** The body of a response that has none (204). */
export const noContent = z.undefined();

/** Names the page on which a bank asks the cardholder to confirm a payment. Nobody can guess it. */
export const confirmationId = format(/^[\w-]{16,128}$/);

/**
 * An error: JSON problem details (RFC 9457) that always have a `message`. `errors` has messages by form path
 * ("creditCard.number"). `requestId` names the request in the servers' logs.
 */
export const problem = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  status: z.optional(z.int()),
  code: z.optional(z.string()),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
  requestId: z.optional(z.string()),
  /** With the code `requires-action`: names the page on which the bank asks for a confirmation. */
  confirmation: z.optional(confirmationId),
});

/** A parameter that is set or missing, as a checkbox sends it. */
export const flag = z.literal(['1', 'true', 'on']);

export type Problem = z.output<typeof problem>;
export type WireMoney = z.output<typeof money>;
export type Facet = z.output<typeof facet>;

/**
 * Words of a text that are in another language, so that a screen reader can pronounce them: wherever they occur in the
 * text, they are in `lang` (BCP 47).
 */
export const foreignPhrase = z.object({
  lang: z.string().check(z.regex(/^[a-z]{2,3}(-[A-Z]{2})?$/)),
  text: z.string().check(z.minLength(1)),
});
export type ForeignPhrase = z.output<typeof foreignPhrase>;
