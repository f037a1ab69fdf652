CREATE TABLE "guest_articles" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"shown_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "shown_in" uuid;--> statement-breakpoint
ALTER TABLE "guest_articles" ADD CONSTRAINT "guest_articles_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_articles" ADD CONSTRAINT "guest_articles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_articles" ADD CONSTRAINT "guest_articles_shown_by_accounts_id_fk" FOREIGN KEY ("shown_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_articles_group" ON "guest_articles" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "files_shown_in" ON "files" USING btree ("shown_in") WHERE shown_in is not null;--> statement-breakpoint
-- Beside the rule «tenant»: what is shown to guests is known outside its company too, to be read and never to be changed.
CREATE POLICY guests ON "guest_articles" FOR SELECT USING (true);--> statement-breakpoint
CREATE POLICY guests ON "files" FOR SELECT USING (shown_in IS NOT NULL);
