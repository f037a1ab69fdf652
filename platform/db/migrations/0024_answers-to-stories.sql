CREATE TABLE "story_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "open_to" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "story_answers" ADD CONSTRAINT "story_answers_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_answers" ADD CONSTRAINT "story_answers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_answers" ADD CONSTRAINT "story_answers_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_answers_story" ON "story_answers" USING btree ("story_id","created_at","id");--> statement-breakpoint
CREATE INDEX "story_answers_author" ON "story_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "story_answers_group" ON "story_answers" USING btree ("group_id");
--> statement-breakpoint
-- The pictures of stories that are shown already close with them too.
UPDATE files SET open_to = s.expires_at FROM story_frames f JOIN stories s ON s.id = f.story_id WHERE f.file_id = files.id;
