CREATE TABLE "file_texts" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"reason" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"begun_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "file_name" text;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_texts_waiting" ON "file_texts" USING btree ("begun_at") WHERE read_at is null;
--> statement-breakpoint
-- Files are found under the names of their publications, by their own names and words; those sent with comments as comments are.
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (kind, object_id, company_id, tab, author_id, owner_id, reach, audience, tags, happened_at, words)
  VALUES (NEW.kind, NEW.object_id, NEW.group_id, NEW.tab, NEW.author_id, NEW.owner_id, NEW.reach, NEW.audience, NEW.tags,
    NEW.happened_at,
    CASE WHEN NEW.kind IN ('comment', 'file', 'comment-file') THEN '' ELSE
      setweight(to_tsvector('simple', replace(lower(NEW.title), 'ё', 'е')), 'A')
      || setweight(to_tsvector('russian_yo', NEW.title), 'A') END
    || setweight(to_tsvector('russian_yo', regexp_replace(coalesce(NEW.file_name, ''), '[^[:alnum:]]+', ' ', 'g')), 'C')
    || setweight(to_tsvector('russian_yo', left(NEW.body, 400000)),
      CASE NEW.kind WHEN 'person' THEN 'B'::"char" WHEN 'publication' THEN 'C' ELSE 'D' END))
  ON CONFLICT (kind, object_id) DO UPDATE SET company_id = excluded.company_id, tab = excluded.tab,
    author_id = excluded.author_id, owner_id = excluded.owner_id, reach = excluded.reach, audience = excluded.audience,
    tags = excluded.tags, happened_at = excluded.happened_at, words = excluded.words, spelled = false;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What is found by a file is what may be read of its publication and its comment: the same people, the same moment.
CREATE FUNCTION put_files_in_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH stands AS (
    SELECT 'file' AS kind, b.file_id, p.id, CASE WHEN NOT p.editorial THEN p.author_id END AS author_id,
      NULL::uuid AS owner_id, '' AS anchor, p.published_at AS happened_at
    FROM publication_files b JOIN publications p ON p.id = b.publication_id
    WHERE b.file_id = ANY(ids) AND p.deleted_at IS NULL AND p.state = 'published'
    UNION ALL
    SELECT 'comment-file', b.file_id, p.id, c.author_id, CASE WHEN p.kind = 'ugc' THEN p.author_id END,
      '#' || c.id, greatest(c.created_at, p.published_at)
    FROM comment_files b JOIN comments c ON c.id = b.comment_id JOIN publications p ON p.id = c.publication_id
    WHERE b.file_id = ANY(ids) AND c.deleted_at IS NULL AND c.hidden_at IS NULL
      AND p.deleted_at IS NULL AND p.state = 'published'
  ), gone AS (
    DELETE FROM search_documents d WHERE d.kind IN ('file', 'comment-file') AND d.object_id = ANY(ids)
      AND NOT EXISTS (SELECT FROM stands s WHERE s.kind = d.kind AND s.file_id = d.object_id)
  )
  INSERT INTO search_documents (kind, object_id, author_id, owner_id, group_id, reach, audience, tab, title, file_name, body, href, happened_at)
  SELECT s.kind, s.file_id, s.author_id, s.owner_id, p.group_id, p.reach, p.audience,
    CASE WHEN p.kind = 'ugc' THEN 'ugc' ELSE 'news' END, coalesce(nullif(p.title, ''), p.excerpt), f.name, t.body,
    CASE WHEN p.kind = 'ugc' THEN '/ugc/' ELSE '/article/' END || p.id || s.anchor, s.happened_at
  FROM stands s JOIN publications p ON p.id = s.id JOIN files f ON f.id = s.file_id JOIN file_texts t ON t.file_id = s.file_id
  ON CONFLICT (kind, object_id) DO UPDATE SET author_id = excluded.author_id, owner_id = excluded.owner_id,
    reach = excluded.reach, audience = excluded.audience, tab = excluded.tab, title = excluded.title,
    file_name = excluded.file_name, body = excluded.body, href = excluded.href, happened_at = excluded.happened_at
  WHERE (search_documents.author_id, search_documents.owner_id, search_documents.reach, search_documents.audience,
    search_documents.tab, search_documents.title, search_documents.file_name, search_documents.body, search_documents.href,
    search_documents.happened_at) IS DISTINCT FROM (excluded.author_id, excluded.owner_id, excluded.reach, excluded.audience,
    excluded.tab, excluded.title, excluded.file_name, excluded.body, excluded.href, excluded.happened_at)
$$;
--> statement-breakpoint
-- Whoever puts a file somewhere, its words wait to be read: people, imports, copies.
CREATE FUNCTION await_file_texts(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO file_texts (file_id, group_id, reach)
  SELECT f.id, f.group_id, f.reach FROM files f WHERE f.id = ANY(ids) AND f.type IN ('application/pdf',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/plain; charset=utf-8')
  ON CONFLICT DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION files_came() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := array(SELECT file_id FROM fresh);
BEGIN
  PERFORM await_file_texts(ids);
  PERFORM put_files_in_search(ids);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION files_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_files_in_search(array(SELECT file_id FROM before));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION file_texts_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := array(SELECT n.file_id FROM fresh n JOIN before o ON o.file_id = n.file_id WHERE n.body <> o.body);
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM put_files_in_search(ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION file_texts_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind IN ('file', 'comment-file') AND object_id IN (SELECT file_id FROM before);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION file_reach_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE file_texts SET reach = NEW.reach WHERE file_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER publication_files_search_came AFTER INSERT ON publication_files REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION files_came();
--> statement-breakpoint
CREATE TRIGGER publication_files_search_went AFTER DELETE ON publication_files REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION files_went();
--> statement-breakpoint
CREATE TRIGGER comment_files_search_came AFTER INSERT ON comment_files REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION files_came();
--> statement-breakpoint
CREATE TRIGGER comment_files_search_went AFTER DELETE ON comment_files REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION files_went();
--> statement-breakpoint
CREATE TRIGGER file_texts_search_changed AFTER UPDATE ON file_texts REFERENCING NEW TABLE AS fresh OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION file_texts_changed();
--> statement-breakpoint
CREATE TRIGGER file_texts_search_went AFTER DELETE ON file_texts REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION file_texts_went();
--> statement-breakpoint
CREATE TRIGGER files_texts_reach AFTER UPDATE OF reach ON files FOR EACH ROW
WHEN (OLD.reach IS DISTINCT FROM NEW.reach) EXECUTE FUNCTION file_reach_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := array(SELECT n.id FROM fresh n JOIN before o ON o.id = n.id
    WHERE (n.text, n.deleted_at, n.hidden_at) IS DISTINCT FROM (o.text, o.deleted_at, o.hidden_at));
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM put_comments_in_search(ids);
    PERFORM put_files_in_search(array(SELECT file_id FROM comment_files WHERE comment_id = ANY(ids)));
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What stands somewhere already waits to be read.
SELECT await_file_texts(array(SELECT file_id FROM publication_files UNION ALL SELECT file_id FROM comment_files));
--> statement-breakpoint
SELECT put_files_in_search(array(SELECT file_id FROM file_texts));
