CREATE TABLE "desk_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rubric_editors" (
	"rubric_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubric_editors_rubric_id_account_id_pk" PRIMARY KEY("rubric_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "rubrics" ADD COLUMN "slug" text;--> statement-breakpoint
-- Rubrics from before get the word that their title gives, with a number behind it where it is taken.
WITH "named" AS (
  SELECT "id", "group_id", "created_at", coalesce(nullif(left(trim(both '-' from regexp_replace(translate(
    replace(replace(replace(replace(replace(replace(lower("title"),
      'ж', 'zh'), 'ч', 'ch'), 'щ', 'sch'), 'ш', 'sh'), 'ю', 'yu'), 'я', 'ya'),
    'абвгдеёзийклмнопрстуфхцыэьъ', 'abvgdeeziyklmnoprstufhcye'), '[^a-z0-9]+', '-', 'g')), 50), ''), 'rubrika') AS "word"
  FROM "rubrics"
), "numbered" AS (
  SELECT "id", "word", row_number() OVER (PARTITION BY "group_id", "word" ORDER BY "created_at", "id") AS "n" FROM "named"
)
UPDATE "rubrics" r SET "slug" = o."word" || CASE WHEN o."n" > 1 THEN '-' || o."n" ELSE '' END
FROM "numbered" o WHERE o."id" = r."id";--> statement-breakpoint
ALTER TABLE "rubrics" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
-- Whoever was an editor could do all that a chief editor does: they go on doing it.
INSERT INTO "grants" ("group_id", "account_id", "right", "granted_by")
SELECT "group_id", "account_id", 'chief-editor', "granted_by" FROM "grants" WHERE "right" = 'editor' ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "rubrics" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "rubrics" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "rubrics" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_remarks" ADD CONSTRAINT "desk_remarks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_remarks" ADD CONSTRAINT "desk_remarks_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_remarks" ADD CONSTRAINT "desk_remarks_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_editors" ADD CONSTRAINT "rubric_editors_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_editors" ADD CONSTRAINT "rubric_editors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_remarks_publication" ON "desk_remarks" USING btree ("publication_id","created_at","id");--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_parent_id_rubrics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rubrics_parent" ON "rubrics" USING btree ("parent_id");--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_slug" UNIQUE("group_id","slug");