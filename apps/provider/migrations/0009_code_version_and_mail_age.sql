ALTER TABLE "gift_cards" ADD COLUMN "code_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mail_by_age" ON "outgoing_mail" USING btree ("created_at");