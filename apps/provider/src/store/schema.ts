/** All tables. drizzle-kit compares them with the migrations. */
export * from './schema/accounts.ts';
export * from './schema/content.ts';
export * from './schema/events.ts';
export * from './schema/gift-cards.ts';
export * from './schema/hotels.ts';
export * from './schema/idempotency.ts';
export * from './schema/leads.ts';
export * from './schema/limits.ts';
export * from './schema/mail.ts';
export * from './schema/memberships.ts';
export * from './schema/newsletter.ts';
export * from './schema/payment.ts';
export * from './schema/prices.ts';
export * from './schema/search.ts';
export * from './schema/secrets.ts';
export * from './schema/users.ts';
