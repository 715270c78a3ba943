-- The words of an entry are kept beside its row: a search reads many rows, and looks into few.
ALTER TABLE "search_entries" SET (toast_tuple_target = 256);--> statement-breakpoint
-- What is there is made anew at the start that runs this.
DELETE FROM "seeded_files" WHERE "name" = 'search';
