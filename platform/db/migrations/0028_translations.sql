CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"source_revision" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_language" UNIQUE("publication_id","language")
);
--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;