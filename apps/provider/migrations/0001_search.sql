-- Both are "trusted": whoever may create things in this database may create them. See the README for who may not.
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Words as they are written, beside the stems of `english`: what is half typed begins a word, not a stem.
CREATE TEXT SEARCH DICTIONARY spelled (TEMPLATE = simple, STOPWORDS = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION spelled (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION spelled ALTER MAPPING REPLACE simple WITH spelled;--> statement-breakpoint
CREATE FUNCTION search_vector(content text) RETURNS tsvector LANGUAGE sql STABLE AS
$$ SELECT to_tsvector('spelled', unaccent(content)) || to_tsvector('english', unaccent(content)) $$;--> statement-breakpoint
-- Hotels are read in again from their files at the start that runs this; no row has the columns that follow.
DELETE FROM "hotels";--> statement-breakpoint
CREATE TABLE "inspiration_hotels" (
	"inspiration_id" text NOT NULL,
	"hotel_id" text NOT NULL,
	CONSTRAINT "inspiration_hotels_inspiration_id_hotel_id_pk" PRIMARY KEY("inspiration_id","hotel_id")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"label" text NOT NULL,
	"detail" text,
	"names" text NOT NULL,
	"weight" integer NOT NULL,
	"head" "tsvector" NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"entries" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "name_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "place" text NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "country_code" text NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "latitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "longitude" double precision NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "kept_by" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "price_band" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "themes" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "good_months" smallint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "children_from" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "sleeps_with_babies" smallint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "cots_in_one_room" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "has_connecting_rooms" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "has_pool" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "has_kids_club" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "club_from_age" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "hotels" ADD COLUMN "club_to_age" smallint NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_by_word" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" collate "C");--> statement-breakpoint
CREATE INDEX "hotels_by_love" ON "hotels" USING btree ("kept_by" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "hotels_by_name" ON "hotels" USING btree ("name_key" collate "C","id");--> statement-breakpoint
CREATE INDEX "hotels_by_price" ON "hotels" USING btree ("price_from","id");--> statement-breakpoint
CREATE INDEX "hotels_of_region" ON "hotels" USING btree ("region");--> statement-breakpoint
CREATE INDEX "hotels_of_country" ON "hotels" USING btree ("country_code");--> statement-breakpoint
CREATE INDEX "hotels_of_theme" ON "hotels" USING gin ("themes");--> statement-breakpoint
CREATE INDEX "hotels_of_month" ON "hotels" USING gin ("good_months");--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "position";--> statement-breakpoint
ALTER TABLE "hotels" DROP COLUMN "search_text";