CREATE TABLE "hashtag_rules" (
	"group_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"target" text,
	"target_key" text GENERATED ALWAYS AS (replace(target, 'ё', 'е')) STORED,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hashtag_rules_group_id_key_pk" PRIMARY KEY("group_id","key")
);
--> statement-breakpoint
ALTER TABLE "hashtag_rules" ADD CONSTRAINT "hashtag_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtag_rules" ADD CONSTRAINT "hashtag_rules_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hashtag_rules_target" ON "hashtag_rules" USING btree ("group_id","target_key");--> statement-breakpoint
CREATE INDEX "hashtag_rules_author" ON "hashtag_rules" USING btree ("author_id");