CREATE TABLE "email_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_cards" (
	"token" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"behaviour" text NOT NULL,
	"card_brand" text NOT NULL,
	"card_last_four" text NOT NULL,
	"card_expiry" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "sandbox_cards_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"key" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"membership_id" text NOT NULL,
	"from_membership_id" text,
	"currency" text NOT NULL,
	"price" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"gift" integer DEFAULT 0 NOT NULL,
	"gift_card_id" uuid,
	"paid" integer NOT NULL,
	"charge_id" text,
	"card_brand" text,
	"card_last_four" text,
	"period_from" date NOT NULL,
	"period_until" date NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	"refund_done_at" timestamp with time zone,
	CONSTRAINT "payments_chargeId_unique" UNIQUE("charge_id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"number" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_key" uuid NOT NULL,
	"issued_on" date NOT NULL,
	"issued_to" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sequences" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "member_number" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "status" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "member_since" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "card_token" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "renews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "next_membership_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "myler_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "notice_sent_on" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "notice_price" integer;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "failed_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "next_try_on" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "confirmation_id" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "ended_on" date;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "closes_after_year" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD COLUMN "confirmation_id" text;--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD COLUMN "card_token" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "tax_number" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payment_key_payments_key_fk" FOREIGN KEY ("payment_key") REFERENCES "public"."payments"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_of_user" ON "payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "receipts_of_payment" ON "receipts" USING btree ("payment_key");--> statement-breakpoint
CREATE INDEX "memberships_by_renewal" ON "memberships" USING btree ("renews_on") WHERE "memberships"."status" <> 'ended';--> statement-breakpoint
CREATE INDEX "memberships_by_end" ON "memberships" USING btree ("ended_on");--> statement-breakpoint
CREATE INDEX "ledger_of_card" ON "sandbox_ledger" USING btree ("card_token");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_memberNumber_unique" UNIQUE("member_number");--> statement-breakpoint
ALTER TABLE "sandbox_ledger" ADD CONSTRAINT "sandbox_ledger_confirmationId_unique" UNIQUE("confirmation_id");--> statement-breakpoint
-- Members who joined before: a number of ten random digits, and the check digit that `member-number.ts` computes.
UPDATE "memberships" SET
	"member_since" = "starts_on",
	"member_number" = lpad(floor(random() * 10000000000)::bigint::text, 10, '0');--> statement-breakpoint
UPDATE "memberships" SET "member_number" = "member_number" || (
	SELECT (10 - sum(CASE WHEN place % 2 = 0 THEN (digit * 2) / 10 + (digit * 2) % 10 ELSE digit END) % 10) % 10
	FROM (SELECT place, substr("member_number", place, 1)::int AS digit FROM generate_series(1, 10) AS place) AS digits
);--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "member_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ALTER COLUMN "member_since" SET NOT NULL;--> statement-breakpoint
-- Their payment and its receipt. The key of the charge and the gift card are those of the attempt that made the member.
INSERT INTO "payments" (
	"key", "user_id", "kind", "membership_id", "currency", "price", "discount", "gift", "gift_card_id", "paid", "charge_id",
	"card_brand", "card_last_four", "period_from", "period_until", "paid_at"
)
SELECT coalesce(a."key", gen_random_uuid()), m."user_id", 'join', m."membership_id", m."currency", m."price", m."discount",
	m."gift", a."gift_card_id", m."paid", m."charge_id", m."card_brand", m."card_last_four", m."starts_on", m."renews_on",
	u."created_at"
FROM "memberships" m
JOIN "users" u ON u."id" = m."user_id"
LEFT JOIN "attempts" a ON a."state" = 'succeeded' AND a."kind" = 'join' AND a."answer_body"::jsonb ->> 'memberId' = m."user_id"::text;--> statement-breakpoint
INSERT INTO "receipts" ("number", "kind", "payment_key", "issued_on", "issued_to")
SELECT row_number() OVER (ORDER BY p."paid_at", p."key"), 'receipt', p."key", p."period_from",
	jsonb_build_object('name', u."first_name" || ' ' || u."last_name", 'city', u."city_name", 'countryCode', u."country_code")
FROM "payments" p
JOIN "users" u ON u."id" = p."user_id";--> statement-breakpoint
INSERT INTO "sequences" ("name", "last") SELECT 'receipts', count(*) FROM "receipts" HAVING count(*) > 0;
