ALTER TABLE "stories" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "kept_by" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "rubric_id" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "archived_by" uuid;--> statement-breakpoint
ALTER TABLE "story_frames" ADD COLUMN "film_id" uuid;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_film_id_files_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_rubric" ON "stories" USING btree ("rubric_id") WHERE rubric_id is not null;--> statement-breakpoint
CREATE INDEX "stories_cover" ON "stories" USING btree ("cover_id") WHERE cover_id is not null;--> statement-breakpoint
CREATE INDEX "story_frames_film" ON "story_frames" USING btree ("film_id");