CREATE TABLE "newsletter_issues" (
	"id" text PRIMARY KEY NOT NULL,
	"date" date NOT NULL,
	"content_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "newsletter_recipients" (
	"issue_id" text NOT NULL,
	"recipient" text NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_recipients_issue_id_recipient_pk" PRIMARY KEY("issue_id","recipient")
);
--> statement-breakpoint
DELETE FROM "subscribers" WHERE "state" = 'unsubscribed' OR "unsubscribe_hash" IS NULL;--> statement-breakpoint
ALTER TABLE "subscribers" ALTER COLUMN "unsubscribe_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "newsletter_recipients" ADD CONSTRAINT "newsletter_recipients_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE no action ON UPDATE no action;