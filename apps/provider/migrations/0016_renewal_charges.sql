ALTER TABLE "memberships" ADD COLUMN "charge_key" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "charge_token" text;