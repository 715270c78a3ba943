-- Hotels are read in again from their files at the start that runs this; no row has a point.
DELETE FROM "hotels";--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "point" text NOT NULL;--> statement-breakpoint
CREATE INDEX "hotels_by_price_down" ON "hotels" USING btree ("price_from" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "name";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "place";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "latitude";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "longitude";