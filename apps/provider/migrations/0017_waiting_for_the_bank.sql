ALTER TABLE "attempts" ADD COLUMN "confirmation_id" text;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "request" jsonb;--> statement-breakpoint
CREATE INDEX "attempts_waiting" ON "attempts" USING btree ("confirm_by") WHERE "attempts"."request" is not null;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_request" CHECK ("attempts"."request" is null or "attempts"."state" in ('running', 'requires-action'));