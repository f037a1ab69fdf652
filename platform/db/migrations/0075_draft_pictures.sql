CREATE TABLE "draft_pictures" (
	"draft_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "draft_pictures_draft_id_file_id_pk" PRIMARY KEY("draft_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "draft_pictures_file" ON "draft_pictures" USING btree ("file_id");