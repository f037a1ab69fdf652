CREATE TABLE "former_acknowledgements" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"asked_anew_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "former_acknowledgements_publication_id_account_id_created_at_pk" PRIMARY KEY("publication_id","account_id","created_at")
);
--> statement-breakpoint
ALTER TABLE "former_acknowledgements" ADD CONSTRAINT "former_acknowledgements_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_acknowledgements" ADD CONSTRAINT "former_acknowledgements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_acknowledgements_account" ON "former_acknowledgements" USING btree ("account_id");