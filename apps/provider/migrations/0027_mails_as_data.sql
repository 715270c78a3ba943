ALTER TABLE "outgoing_mail" ALTER COLUMN "subject" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ALTER COLUMN "headers" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "template" text;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "data" jsonb;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "sealed" text;--> statement-breakpoint
-- What is sent or given up needs its text no more: tokens and codes were in it.
UPDATE "outgoing_mail" SET "subject" = NULL, "body" = NULL, "content" = NULL, "headers" = NULL
  WHERE "sent_at" IS NOT NULL OR "next_try_at" = '9999-12-31T00:00:00Z';
