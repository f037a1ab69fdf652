CREATE TABLE "comment_files" (
	"comment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "comment_files_comment_id_place_pk" PRIMARY KEY("comment_id","place")
);
--> statement-breakpoint
ALTER TABLE "comment_files" ADD CONSTRAINT "comment_files_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_files" ADD CONSTRAINT "comment_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_files_file" ON "comment_files" USING btree ("file_id");