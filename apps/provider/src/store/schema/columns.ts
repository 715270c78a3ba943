import { customType, text, timestamp } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@myler/config/currencies';
import type { MembershipId } from '@myler/config/memberships';

/** Column types that several tables have. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
export const membershipId = () => text().$type<MembershipId>();
export const currency = () => text().$type<CurrencyCode>();

/** Column types of PostgreSQL that drizzle does not have. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });
