CREATE TABLE "questionnaire_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"questionnaire_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"part" integer DEFAULT 1 NOT NULL,
	"begun" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "questionnaire_ballots" ADD COLUMN "guest" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_viewers" ADD COLUMN "edits" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaire_links" ADD CONSTRAINT "questionnaire_links_questionnaire_id_questionnaires_id_fk" FOREIGN KEY ("questionnaire_id") REFERENCES "public"."questionnaires"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_links" ADD CONSTRAINT "questionnaire_links_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_links_list" ON "questionnaire_links" USING btree ("questionnaire_id","expires_at");--> statement-breakpoint
CREATE INDEX "questionnaire_links_expires" ON "questionnaire_links" USING btree ("expires_at");
