ALTER TABLE "accounts" ADD COLUMN "guest_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sponsor_id" uuid;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "guest_days" integer;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "sponsor_id" uuid;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_sponsor_id_accounts_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_sponsor_id_accounts_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_sponsor" ON "accounts" USING btree ("sponsor_id") WHERE sponsor_id is not null;--> statement-breakpoint
CREATE INDEX "accounts_guest_until" ON "accounts" USING btree ("guest_until") WHERE guest_until is not null;--> statement-breakpoint
CREATE INDEX "invites_sponsor" ON "invites" USING btree ("sponsor_id") WHERE sponsor_id is not null;--> statement-breakpoint
-- Guests of before get the usual ninety days from the day they came, and two weeks at least: nobody is shut out by an update.
UPDATE "accounts" SET "guest_until" = greatest("created_at" + interval '90 days', now() + interval '14 days') WHERE "role" = 'guest';
