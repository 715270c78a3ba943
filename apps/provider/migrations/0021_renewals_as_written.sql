ALTER TABLE "memberships" ADD COLUMN "year_price" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "notice_prices" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "unpaid_ends_on" date;