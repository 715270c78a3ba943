CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limits_by_end" ON "rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
-- The counts are in "rate_limits" now. The column stays, because providers of the earlier version still write it while
-- they are replaced one after the other.
ALTER TABLE "sign_in_limits" ALTER COLUMN "failures" SET DEFAULT 0;