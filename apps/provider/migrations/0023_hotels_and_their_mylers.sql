ALTER TABLE "hotels" ADD COLUMN "myler_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "hotel_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "myler_id" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "travel_dates" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "family" text;--> statement-breakpoint
CREATE INDEX "hotels_of_myler" ON "hotels" USING btree ("myler_id","position");