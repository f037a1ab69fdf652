CREATE TABLE "person_blocks" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_blocks_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_blocks_blocked" ON "person_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "person_blocks_group" ON "person_blocks" USING btree ("group_id");--> statement-breakpoint
UPDATE "search_documents" SET "author_id" = "object_id" WHERE "kind" = 'person';--> statement-breakpoint
UPDATE "search_documents" d SET "author_id" = p."author_id" FROM "publications" p WHERE d."kind" = 'publication' AND p."id" = d."object_id" AND p."kind" = 'ugc';
