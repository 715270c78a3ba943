CREATE TABLE "credit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"payment_key" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_entries_once" UNIQUE("payment_key","kind")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"payment_key" uuid NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	CONSTRAINT "referrals_paymentKey_unique" UNIQUE("payment_key")
);
--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "charge_credit" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_payment_key_payments_key_fk" FOREIGN KEY ("payment_key") REFERENCES "public"."payments"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_entries_of_user" ON "credit_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_of_user" ON "referrals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_waiting" ON "referrals" USING btree ("joined_at") WHERE "referrals"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_referralCode_unique" UNIQUE("referral_code");