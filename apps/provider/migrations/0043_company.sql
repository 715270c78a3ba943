ALTER TABLE "users" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "postal_code" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invoice_email" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role" text;