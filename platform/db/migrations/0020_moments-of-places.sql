DROP INDEX "publication_rubrics_rubric";--> statement-breakpoint
ALTER TABLE "publication_hashtags" ALTER COLUMN "published_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "publication_hashtags" ADD COLUMN "heat" bigint;--> statement-breakpoint
ALTER TABLE "publication_rubrics" ADD COLUMN "published_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "publication_rubrics" ADD COLUMN "heat" bigint;--> statement-breakpoint
CREATE INDEX "publication_hashtags_heat" ON "publication_hashtags" USING btree ("key","heat","published_at","publication_id") WHERE heat is not null;--> statement-breakpoint
CREATE INDEX "publications_author_heat" ON "publications" USING btree ("author_id","heat","published_at","id") WHERE deleted_at is null and state = 'published' and comment_count > 0;--> statement-breakpoint
CREATE INDEX "publication_rubrics_heat" ON "publication_rubrics" USING btree ("rubric_id","heat","published_at","publication_id") WHERE heat is not null;--> statement-breakpoint
CREATE INDEX "publication_rubrics_rubric" ON "publication_rubrics" USING btree ("rubric_id","published_at","publication_id");
--> statement-breakpoint
UPDATE "publication_rubrics" r SET "published_at" = p."published_at", "heat" = CASE WHEN p."comment_count" > 0 THEN p."heat" END
FROM "publications" p WHERE p."id" = r."publication_id";--> statement-breakpoint
UPDATE "publication_hashtags" h SET "heat" = p."heat" FROM "publications" p WHERE p."id" = h."publication_id" AND p."comment_count" > 0;--> statement-breakpoint
CREATE FUNCTION take_moments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.published_at, CASE WHEN p.comment_count > 0 THEN p.heat END INTO NEW.published_at, NEW.heat
  FROM publications p WHERE p.id = NEW.publication_id;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION give_moments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE warmth bigint := CASE WHEN NEW.comment_count > 0 THEN NEW.heat END;
BEGIN
  UPDATE publication_rubrics SET published_at = NEW.published_at, heat = warmth WHERE publication_id = NEW.id;
  UPDATE publication_hashtags SET published_at = NEW.published_at, heat = warmth WHERE publication_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER publication_rubrics_moments BEFORE INSERT ON publication_rubrics FOR EACH ROW EXECUTE FUNCTION take_moments();--> statement-breakpoint
CREATE TRIGGER publication_hashtags_moments BEFORE INSERT ON publication_hashtags FOR EACH ROW EXECUTE FUNCTION take_moments();--> statement-breakpoint
CREATE TRIGGER publications_moments AFTER UPDATE OF published_at, comment_count ON publications FOR EACH ROW
WHEN ((OLD.published_at, OLD.comment_count) IS DISTINCT FROM (NEW.published_at, NEW.comment_count))
EXECUTE FUNCTION give_moments();
