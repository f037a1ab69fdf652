CREATE TABLE "memberships" (
	"place_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memberships_place_id_account_id_pk" PRIMARY KEY("place_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "place_bans" (
	"place_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"banned_by" uuid NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "place_bans_place_id_account_id_pk" PRIMARY KEY("place_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "publications" ALTER COLUMN "feed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_bans" ADD CONSTRAINT "place_bans_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_bans" ADD CONSTRAINT "place_bans_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_bans" ADD CONSTRAINT "place_bans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_bans" ADD CONSTRAINT "place_bans_banned_by_accounts_id_fk" FOREIGN KEY ("banned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_account" ON "memberships" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "place_bans_account" ON "place_bans" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "places_group" ON "places" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publications_place" ON "publications" USING btree ("place_id","published_at","id") WHERE place_id is not null and deleted_at is null and state = 'published';--> statement-breakpoint
CREATE INDEX "moderation_cases_place" ON "moderation_cases" USING btree ("place_id","opened_at","id") WHERE place_id is not null;--> statement-breakpoint
CREATE INDEX "search_words_others" ON "search_words" USING gin ("words") WHERE tab <> 'people' and tab <> 'news' and tab <> 'ugc';--> statement-breakpoint
CREATE INDEX "search_words_others_titles" ON "search_words" USING gin (ts_filter("words", '{a}')) WHERE tab <> 'people' and tab <> 'news' and tab <> 'ugc';
--> statement-breakpoint
-- As before, and the places that a person belongs to: who leaves one, or is shut out, has its things no more.
CREATE OR REPLACE FUNCTION audience_of(person uuid, rights text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
  WITH RECURSIVE above AS (
    SELECT d.id, d.parent_id FROM accounts a JOIN departments d ON d.id = a.department_id WHERE a.id = person
    UNION
    SELECT d.id, d.parent_id FROM departments d JOIN above ON d.id = above.parent_id
  )
  SELECT rights || array['user:' || person]
    || coalesce((
      SELECT array['group:' || group_id]
        || CASE WHEN location <> '' THEN array['location:' || location] ELSE '{}' END
        || array(SELECT 'tag:' || lower(skill) FROM unnest(skills) skill)
      FROM accounts WHERE id = person), '{}')
    || coalesce((SELECT array_agg('department:' || id) FROM above), '{}')
    || array(SELECT 'place:' || place_id FROM memberships WHERE account_id = person)
$$;
