import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';
import * as z from 'zod/mini';
import { StoredJson } from './stored-json.ts';

/** Column types that several tables have. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const membershipId = () => text().$type<MembershipId>();
export const currency = () => text().$type<CurrencyCode>();

/** Column types of PostgreSQL that drizzle does not have. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });

/**
 * A column of JSON, which is parsed whenever it is read: what an earlier release has stored may have another shape. drizzle’s
 * own `jsonb` casts, so the linter refuses it.
 *
 * @param parse throws for anything else
 */
const json = <Data>(parse: (stored: unknown) => Data) =>
  customType<{ data: Data; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (data) => JSON.stringify(data),
    fromDriver: parse,
  })();

/** JSON whose shape is not expected to change. Whoever changes it reads the one before too. */
export const jsonOf = <Data>(schema: z.ZodMiniType<Data>) => json((stored) => z.parse(schema, stored));

/** JSON in one of several shapes, with versions, that `read` of a `versioned` parses. */
export const versionedJson = () => json((stored) => new StoredJson(stored));

/**
 * JSON that is made of the content, by this release, at its start: its schema was checked then (`seeding/seed.ts`), and lists
 * of hotels are too large to be parsed for each request.
 */
export const seededJson = () => json((stored) => stored);
