CREATE TABLE "hashtags" (
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "hashtags_key_group_id_reach_pk" PRIMARY KEY("key","group_id","reach")
);
--> statement-breakpoint
CREATE TABLE "publication_hashtags" (
	"publication_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"key" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "publication_hashtags_publication_id_key_pk" PRIMARY KEY("publication_id","key")
);
--> statement-breakpoint
CREATE TABLE "hashtag_subscriptions" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hashtag_subscriptions_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "hashtags" ADD CONSTRAINT "hashtags_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hashtags" ADD CONSTRAINT "publication_hashtags_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hashtags" ADD CONSTRAINT "publication_hashtags_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtag_subscriptions" ADD CONSTRAINT "hashtag_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "publication_hashtags_key" ON "publication_hashtags" USING btree ("key","published_at","publication_id");--> statement-breakpoint
CREATE INDEX "hashtag_subscriptions_key" ON "hashtag_subscriptions" USING btree ("key");--> statement-breakpoint
INSERT INTO "publication_hashtags" ("publication_id", "group_id", "reach", "key", "published_at")
SELECT p.id, p.group_id, p.reach, replace(lower(tag), 'ё', 'е'), p.published_at
FROM "publications" p CROSS JOIN unnest(p.hashtags) AS tag
WHERE p.deleted_at IS NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "hashtags" ("group_id", "reach", "key", "name", "count")
SELECT p.group_id, p.reach, replace(lower(tag), 'ё', 'е'), min(tag), count(DISTINCT p.id)
FROM "publications" p CROSS JOIN unnest(p.hashtags) AS tag
WHERE p.deleted_at IS NULL
GROUP BY 1, 2, 3;
