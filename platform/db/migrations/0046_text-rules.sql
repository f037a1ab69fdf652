CREATE TABLE "text_rule_finds" (
	"rule_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_rule_finds_rule_id_object_id_pk" PRIMARY KEY("rule_id","object_id")
);
--> statement-breakpoint
CREATE TABLE "text_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"terms" text[] NOT NULL,
	"action" text NOT NULL,
	"place" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"off_at" timestamp (3) with time zone,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "pending" text;--> statement-breakpoint
ALTER TABLE "text_rule_finds" ADD CONSTRAINT "text_rule_finds_rule_id_text_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."text_rules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_rule_finds" ADD CONSTRAINT "text_rule_finds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_rules" ADD CONSTRAINT "text_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_rules" ADD CONSTRAINT "text_rules_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_rule_finds_object" ON "text_rule_finds" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "text_rules_group" ON "text_rules" USING btree ("group_id","created_at");--> statement-breakpoint
-- What a company looked for in publications becomes rules; words that were kept and not looked for become one that rests.
INSERT INTO "text_rules" ("id", "group_id", "kind", "terms", "action", "place", "off_at", "changed_by", "changed_at", "created_at")
SELECT gen_random_uuid(), "group_id", 'words', "stop_words", 'hold', 'publications',
  CASE WHEN 'words' = ANY("holds") THEN NULL ELSE "changed_at" END, "changed_by", "changed_at", "changed_at"
FROM "moderation_rules" WHERE cardinality("stop_words") > 0;--> statement-breakpoint
INSERT INTO "text_rules" ("id", "group_id", "kind", "terms", "action", "place", "changed_by", "changed_at", "created_at")
SELECT gen_random_uuid(), "group_id", 'links', '{}', 'hold', 'publications', "changed_by", "changed_at", "changed_at"
FROM "moderation_rules" WHERE 'links' = ANY("holds");--> statement-breakpoint
UPDATE "moderation_rules" SET "holds" = array_remove(array_remove("holds", 'words'), 'links');--> statement-breakpoint
-- Comments that were mended and wait for a moderator.
UPDATE "comments" SET "pending" = 'waits' FROM "moderation_cases" c
WHERE c."object_id" = "comments"."id" AND c."cause" = 'hold' AND c."closed_at" IS NULL AND "comments"."hidden_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "moderation_rules" DROP COLUMN "stop_words";