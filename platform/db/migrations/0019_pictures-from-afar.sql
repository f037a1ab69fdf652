ALTER TABLE "files" ADD COLUMN "blur" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "open_from" timestamp (3) with time zone;