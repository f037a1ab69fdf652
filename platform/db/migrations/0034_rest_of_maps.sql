ALTER TABLE "map_points" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "map_points" ADD COLUMN "photo_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "maps" ADD COLUMN "shows_seats" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "map_points" ADD CONSTRAINT "map_points_photo_id_files_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "map_points_photo" ON "map_points" USING btree ("photo_id") WHERE photo_id is not null;