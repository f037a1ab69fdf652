ALTER TABLE "files" DROP CONSTRAINT "files_key_unique";--> statement-breakpoint
CREATE INDEX "files_key" ON "files" USING btree ("key");