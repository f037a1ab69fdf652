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
ALTER TABLE "places" ADD COLUMN "members" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "places_title" ON "places" USING btree ("group_id","kind","title","id");
--> statement-breakpoint
-- Beside the rule «tenant»: that a channel is shown to guests is known outside its company too, to be read and never to be changed.
CREATE POLICY guests ON "guest_places" FOR SELECT USING (true);
--> statement-breakpoint
-- How many belong to a place is kept by the table of those who do.
CREATE FUNCTION memberships_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE places SET members = members + came.count
  FROM (SELECT place_id, count(*) AS count FROM fresh GROUP BY place_id) came WHERE id = came.place_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION memberships_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE places SET members = members - gone.count
  FROM (SELECT place_id, count(*) AS count FROM before GROUP BY place_id) gone WHERE id = gone.place_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER memberships_came AFTER INSERT ON memberships REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION memberships_came();
--> statement-breakpoint
CREATE TRIGGER memberships_went AFTER DELETE ON memberships REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION memberships_went();
--> statement-breakpoint
UPDATE places SET members = (SELECT count(*) FROM memberships m WHERE m.place_id = places.id);
