ALTER TABLE "thanks" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "thanks_uncounted" ON "thanks" USING btree ("created_at") WHERE counted_at is null and withdrawn_at is null;--> statement-breakpoint
UPDATE "thanks" SET "counted_at" = "created_at";
