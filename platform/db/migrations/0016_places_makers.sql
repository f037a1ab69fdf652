ALTER TABLE "communities" ADD COLUMN "preferred" text[];--> statement-breakpoint
ALTER TABLE "groups" ADD COLUMN "place_makers" text[];
