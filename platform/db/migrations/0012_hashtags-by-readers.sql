ALTER TABLE "hashtags" DROP CONSTRAINT "hashtags_key_group_id_reach_pk";--> statement-breakpoint
ALTER TABLE "hashtags" ADD COLUMN "audience" text[];--> statement-breakpoint
ALTER TABLE "publication_hashtags" ADD COLUMN "audience" text[];--> statement-breakpoint
ALTER TABLE "hashtags" ADD CONSTRAINT "hashtags_one" UNIQUE NULLS NOT DISTINCT("key","group_id","reach","audience");--> statement-breakpoint
UPDATE "publication_hashtags" h SET "audience" = p."audience" FROM "publications" p WHERE p."id" = h."publication_id" AND p."audience" IS NOT NULL;--> statement-breakpoint
DELETE FROM "hashtags";--> statement-breakpoint
INSERT INTO "hashtags" ("group_id", "reach", "audience", "key", "name", "count")
SELECT p."group_id", p."reach", p."audience", replace(lower(tag), 'ё', 'е'), min(tag), count(DISTINCT p."id")
FROM "publications" p CROSS JOIN unnest(p."hashtags") AS tag
WHERE p."deleted_at" IS NULL AND p."state" = 'published'
GROUP BY 1, 2, 3, 4;
