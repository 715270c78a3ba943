CREATE TABLE "shared_shortlists" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"hotels" jsonb NOT NULL,
	"voters" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shared_shortlists_by_expiry" ON "shared_shortlists" USING btree ("expires_at");