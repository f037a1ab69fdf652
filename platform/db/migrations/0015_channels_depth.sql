CREATE TABLE "guest_places" (
	"place_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publication_reads" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "reactions_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "guest_places" ADD CONSTRAINT "guest_places_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_places" ADD CONSTRAINT "guest_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guest_places_alias" ON "guest_places" USING btree ("alias","created_at");
--> statement-breakpoint
-- Beside the rule «tenant»: that a channel is shown to guests is known outside its company too, to be read and never to be changed.
CREATE POLICY guests ON "guest_places" FOR SELECT USING (true);
