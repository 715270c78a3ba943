ALTER TABLE "email_changes" ADD COLUMN "cancel_hash" text;--> statement-breakpoint
ALTER TABLE "sign_in_limits" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_cancelHash_unique" UNIQUE("cancel_hash");