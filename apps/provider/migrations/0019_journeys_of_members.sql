ALTER TABLE "leads" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leads_of_user" ON "leads" USING btree ("user_id") WHERE "leads"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "memberships_in_charge" ON "memberships" USING btree ("charge_key") WHERE "memberships"."charge_key" is not null;--> statement-breakpoint
CREATE INDEX "memberships_with_card_to_forget" ON "memberships" USING btree ("user_id") WHERE "memberships"."status" = 'ended' and "memberships"."card_token" is not null;--> statement-breakpoint
CREATE INDEX "payments_to_refund" ON "payments" USING btree ("refunded_at") WHERE "payments"."refunded_at" is not null and "payments"."refund_done_at" is null;