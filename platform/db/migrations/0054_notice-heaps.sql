CREATE TABLE "notice_mutes" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"muted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_mutes_account_id_publication_id_pk" PRIMARY KEY("account_id","publication_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "heap" text;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_mutes_publication" ON "notice_mutes" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "notice_mutes_group" ON "notice_mutes" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notices_heap" ON "notices" USING btree ("account_id","heap","created_at") WHERE heap is not null;--> statement-breakpoint
UPDATE "notices" SET "heap" = 'comment/' || "publication_id" WHERE "kind" = 'comment' AND "publication_id" IS NOT NULL;--> statement-breakpoint
UPDATE "notices" n SET "heap" = 'reply/' || c."parent_id" FROM "comments" c WHERE n."kind" = 'reply' AND c."id" = n."comment_id" AND c."parent_id" IS NOT NULL;
