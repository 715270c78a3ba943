CREATE TABLE "coupon_claims" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"email_hash" text NOT NULL,
	"card_hash" text,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "claims_by_email" ON "coupon_claims" USING btree ("email_hash");--> statement-breakpoint
CREATE INDEX "claims_by_card" ON "coupon_claims" USING btree ("card_hash");--> statement-breakpoint
CREATE INDEX "claims_by_age" ON "coupon_claims" USING btree ("used_at");