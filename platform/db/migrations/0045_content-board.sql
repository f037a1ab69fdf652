CREATE TABLE "publication_links" (
	"publication_id" uuid NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "publication_links_publication_id_path_pk" PRIMARY KEY("publication_id","path")
);
--> statement-breakpoint
CREATE TABLE "article_authors" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "article_authors_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "publication_links" ADD CONSTRAINT "publication_links_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_authors_account" ON "article_authors" USING btree ("account_id");