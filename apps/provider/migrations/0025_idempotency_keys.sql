CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"body_mac" text NOT NULL,
	"card_mac" text,
	"attempt_key" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_attemptKey_unique" UNIQUE("attempt_key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "idempotency_keys" ("key_hash", "purpose", "user_id", "body_mac", "attempt_key", "created_at")
	SELECT encode(sha256(convert_to("key"::text, 'UTF8')), 'hex'),
		CASE "kind" WHEN 'join' THEN 'register' WHEN 'gift-card' THEN 'buyGiftCard' ELSE 'upgrade' END,
		(SELECT "id" FROM "users" WHERE "kind" = 'upgrade' AND "id"::text = "request" ->> 'userId'),
		"body_mac", "key", "created_at" FROM "attempts";--> statement-breakpoint
INSERT INTO "idempotency_keys" ("key_hash", "purpose", "body_mac", "attempt_key", "created_at")
	SELECT encode(sha256(convert_to("key"::text, 'UTF8')), 'hex'), 'redeemGiftCard', "body_mac", "key", "used_at"
		FROM "gift_card_uses" WHERE "body_mac" IS NOT NULL
	ON CONFLICT ("key_hash") DO NOTHING;--> statement-breakpoint
ALTER TABLE "gift_card_uses" DROP COLUMN "body_mac";--> statement-breakpoint
ALTER TABLE "attempts" DROP COLUMN "body_mac";