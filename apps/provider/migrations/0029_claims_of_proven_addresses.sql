ALTER TABLE "coupon_claims" ALTER COLUMN "email_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_cards" ADD COLUMN "card_hash" text;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "coupon_claims" ADD CONSTRAINT "coupon_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claims_of_user" ON "coupon_claims" USING btree ("user_id");