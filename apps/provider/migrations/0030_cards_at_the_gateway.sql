CREATE TABLE "gateway_cards" (
	"key" uuid PRIMARY KEY NOT NULL,
	"token" text,
	CONSTRAINT "gateway_cards_token_unique" UNIQUE("token")
);
--> statement-breakpoint
INSERT INTO "gateway_cards" ("key", "token")
SELECT gen_random_uuid(), "token" FROM (
	SELECT "card_token" AS "token" FROM "memberships" UNION SELECT "charge_token" FROM "memberships"
) AS "stored" WHERE "token" IS NOT NULL;
