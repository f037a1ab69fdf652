ALTER TABLE "invites" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "pre_moderated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "quiet_told_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "week_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invites_place" ON "invites" USING btree ("place_id") WHERE place_id is not null;