ALTER TABLE "comments" ADD COLUMN "mentions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "mentions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "talk_closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "talk_closed_by" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "talk_closed_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "pinned_comment_id" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "pinned_comment_by" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_talk_closed_by_accounts_id_fk" FOREIGN KEY ("talk_closed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_pinned_comment_id_comments_id_fk" FOREIGN KEY ("pinned_comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_pinned_comment_by_accounts_id_fk" FOREIGN KEY ("pinned_comment_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_pinned_comment" ON "publications" USING btree ("pinned_comment_id") WHERE pinned_comment_id is not null;--> statement-breakpoint
CREATE INDEX "reactions_subject" ON "reactions" USING btree ("subject_id","created_at","account_id");