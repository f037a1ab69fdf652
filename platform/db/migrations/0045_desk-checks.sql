CREATE TABLE "publication_links" (
	"publication_id" uuid NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "publication_links_publication_id_path_pk" PRIMARY KEY("publication_id","path")
);
--> statement-breakpoint
ALTER TABLE "publication_links" ADD CONSTRAINT "publication_links_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;