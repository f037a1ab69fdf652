CREATE TABLE "saved_publications" (
	"account_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_publications_account_id_publication_id_pk" PRIMARY KEY("account_id","publication_id")
);
--> statement-breakpoint
ALTER TABLE "saved_publications" ADD CONSTRAINT "saved_publications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_publications" ADD CONSTRAINT "saved_publications_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_publications_newest" ON "saved_publications" USING btree ("account_id","created_at","publication_id");