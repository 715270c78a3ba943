-- Hotels are read in again from their files at the start that runs this; no row has a position.
DELETE FROM "hotels";--> statement-breakpoint
CREATE TABLE "hotel_sets" (
	"name" text NOT NULL,
	"value" text NOT NULL,
	"members" bit varying NOT NULL,
	CONSTRAINT "hotel_sets_name_value_pk" PRIMARY KEY("name","value")
);
--> statement-breakpoint
DROP INDEX "hotels_by_love";--> statement-breakpoint
DROP INDEX "hotels_of_region";--> statement-breakpoint
DROP INDEX "hotels_of_country";--> statement-breakpoint
DROP INDEX "hotels_of_theme";--> statement-breakpoint
DROP INDEX "hotels_of_month";--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "position" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "brief" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "country_code";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "region";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "kept_by";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "price_band";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "themes";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "good_months";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "children_from";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "sleeps_with_babies";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "cots_in_one_room";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "has_connecting_rooms";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "has_pool";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "has_kids_club";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "club_from_age";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "club_to_age";--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_position_unique" UNIQUE("position");