CREATE TABLE "legal_notice_recipients" (
	"text_id" text NOT NULL,
	"version" text NOT NULL,
	"user_id" uuid NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_notice_recipients_text_id_version_user_id_pk" PRIMARY KEY("text_id","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "legal_notices" (
	"text_id" text NOT NULL,
	"version" text NOT NULL,
	"content_hash" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_on" date,
	CONSTRAINT "legal_notices_text_id_version_pk" PRIMARY KEY("text_id","version")
);
--> statement-breakpoint
ALTER TABLE "legal_notice_recipients" ADD CONSTRAINT "legal_notice_recipients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_notices_of_user" ON "legal_notice_recipients" USING btree ("user_id");