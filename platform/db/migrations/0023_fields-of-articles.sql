CREATE TABLE "article_files" (
	"publication_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "article_files_publication_id_file_id_pk" PRIMARY KEY("publication_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "article_relations" (
	"publication_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	CONSTRAINT "article_relations_publication_id_related_id_pk" PRIMARY KEY("publication_id","related_id")
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "editorial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "reactions_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "obliged" text[];--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "article_files" ADD CONSTRAINT "article_files_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_files" ADD CONSTRAINT "article_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_relations" ADD CONSTRAINT "article_relations_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_relations" ADD CONSTRAINT "article_relations_related_id_publications_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_files_file" ON "article_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "article_relations_related" ON "article_relations" USING btree ("related_id");