CREATE TABLE "gift_card_uses" (
	"key" uuid PRIMARY KEY NOT NULL,
	"card_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"body_mac" text,
	"answer_body" text,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"attempt_key" uuid NOT NULL,
	"status" text NOT NULL,
	"design" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"membership_id" text,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"message" text NOT NULL,
	"deliver_on" date,
	"time_zone" text,
	"deliver_at" timestamp with time zone NOT NULL,
	"card_brand" text NOT NULL,
	"card_last_four" text NOT NULL,
	"card_expiry" text NOT NULL,
	"code_hash" text,
	"balance" integer NOT NULL,
	"delivered_at" timestamp with time zone,
	"valid_until" date,
	"cancelled_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_cards_reference_unique" UNIQUE("reference"),
	CONSTRAINT "gift_cards_attemptKey_unique" UNIQUE("attempt_key"),
	CONSTRAINT "gift_cards_codeHash_unique" UNIQUE("code_hash"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance" between 0 and "gift_cards"."amount")
);
--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "membership_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "kind" text DEFAULT 'join' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "gift" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "gift_card_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "gift" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_card_uses" ADD CONSTRAINT "gift_card_uses_card_id_gift_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uses_of_gift_card" ON "gift_card_uses" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "gift_cards_to_deliver" ON "gift_cards" USING btree ("deliver_at") WHERE "gift_cards"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "gift_cards_to_refund" ON "gift_cards" USING btree ("cancelled_at") WHERE "gift_cards"."status" = 'cancelled' and "gift_cards"."refunded_at" is null;