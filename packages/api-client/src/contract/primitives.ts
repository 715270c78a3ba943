import * as z from 'zod/mini';
import { currencyCodes } from '@myler/config/currencies';
import { isWireDate } from '@myler/config/dates';
import { SLUG } from '@myler/config/slug';

/** Ids are slugs: "maison-palmier". */
export const slug = z.string().check(z.regex(SLUG));

/**
 * An e-mail address as it is checked and sent: without the spaces and the invisible marks of direction or width that
 * come along when it is copied. Nobody could see what is wrong with them.
 */
export function tidyEmail(typed: string): string {
  return typed.replaceAll(/\p{Cf}/gu, '').trim();
}

/**
 * HTML's rule for an e-mail address, with a dot in its domain and 254 characters at most (docs/product-decisions.md,
 * The join-us wizard). Tidied.
 */
export const emailAddress = z
  .string()
  .check(
    z.overwrite(tidyEmail),
    z.maxLength(254),
    z.regex(
      /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/,
    ),
  );

/** A day that exists, `YYYY-MM-DD`. */
export const wireDate = z.string().check(z.refine(isWireDate, 'Write the day as YYYY-MM-DD'));

/** A moment, ISO 8601 in UTC. */
export const timestamp = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/));

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const currencyCode = z.enum(currencyCodes);

/** Minor units and their currency. Never negative: a discount is an amount too. */
export const money = z.object({ amount: z.int().check(z.minimum(0), z.maximum(100_000_000)), currency: currencyCode });

/** Text of one line, not empty once trimmed, and without the characters that end a line or steer a terminal. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u));

/** One attempt at a write: a UUID that the client makes (docs/product-decisions.md, The join-us wizard). */
export const attemptKey = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i));

/** What a list takes. Strings, because that is what a query holds. */
export const pageQuery = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 24),
});

export const facet = z.object({
  name: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int() })),
});

/** What a list answers (docs/product-decisions.md, Same-origin and provider paths). */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int().check(z.minimum(0)), facets: z.optional(z.array(facet)) });

export const nothing = z.undefined();

/**
 * Errors: JSON problem details (RFC 9457) that always carry `message`, and `errors` by form path where it applies
 * ("creditCard.number").
 */
export const problem = z.object({
  type: z.optional(z.string()),
  title: z.optional(z.string()),
  status: z.optional(z.int()),
  code: z.optional(z.string()),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.string())),
});

export type Problem = z.output<typeof problem>;
export type WireMoney = z.output<typeof money>;
export type Facet = z.output<typeof facet>;
