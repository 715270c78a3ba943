CREATE TABLE "owed_refunds" (
	"key" uuid PRIMARY KEY NOT NULL,
	"owed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "charge_price" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "charge_membership_id" text;