CREATE TABLE "desk_tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"lead_id" uuid,
	"myler_id" text,
	"due_on" date NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"lead_told_at" timestamp with time zone,
	CONSTRAINT "desk_tasks_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_tasks" ADD CONSTRAINT "desk_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_tasks_of_user" ON "desk_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "desk_tasks_of_lead" ON "desk_tasks" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "desk_tasks_open" ON "desk_tasks" USING btree ("due_on") WHERE "desk_tasks"."written_at" is null and "desk_tasks"."lead_told_at" is null;