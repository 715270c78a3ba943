ALTER TABLE "memberships" ADD COLUMN "mylers" jsonb;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "night_line" text;