ALTER TABLE "users" ALTER COLUMN "phone_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "date_of_birth" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "city_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "is_abridged" boolean DEFAULT false NOT NULL;