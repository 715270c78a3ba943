ALTER TABLE "leads" ADD COLUMN "fingerprint" text;--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_fingerprint_unique" UNIQUE("fingerprint");