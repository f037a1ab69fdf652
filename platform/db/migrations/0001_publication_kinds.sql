-- What triggers know of each kind of publications; areas hand the same over, a test holds both to it.
CREATE TABLE "publication_kinds" (
	"name" text PRIMARY KEY NOT NULL,
	"personal" boolean NOT NULL,
	"tab" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
COMMENT ON TABLE "publication_kinds" IS 'filled by migrations';
--> statement-breakpoint
INSERT INTO "publication_kinds" ("name", "personal", "tab", "address") VALUES
  ('news', false, 'news', '/article/'), ('article', false, 'news', '/article/'), ('ugc', true, 'ugc', '/ugc/');
--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_kind_publication_kinds_name_fk" FOREIGN KEY ("kind") REFERENCES "public"."publication_kinds"("name") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION put_comments_in_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_documents s WHERE s.kind = 'comment' AND s.object_id = ANY(ids) AND NOT EXISTS (
    SELECT FROM comments c JOIN publications p ON p.id = c.publication_id
    WHERE c.id = s.object_id AND c.deleted_at IS NULL AND c.hidden_at IS NULL AND c.text <> ''
      AND p.deleted_at IS NULL AND p.state = 'published');
  INSERT INTO search_documents (kind, object_id, author_id, owner_id, group_id, reach, audience, tab, title, body, href, happened_at)
  SELECT 'comment', c.id, c.author_id, CASE WHEN k.personal THEN p.author_id END, c.group_id, p.reach, p.audience,
    k.tab, coalesce(nullif(p.title, ''), p.excerpt), c.text,
    k.address || p.id || comment_place(c.id), greatest(c.created_at, p.published_at)
  FROM comments c JOIN publications p ON p.id = c.publication_id JOIN publication_kinds k ON k.name = p.kind
  WHERE c.id = ANY(ids) AND c.deleted_at IS NULL AND c.hidden_at IS NULL AND c.text <> ''
    AND p.deleted_at IS NULL AND p.state = 'published'
  ON CONFLICT (kind, object_id) DO UPDATE SET owner_id = excluded.owner_id, reach = excluded.reach,
    audience = excluded.audience, tab = excluded.tab, title = excluded.title, body = excluded.body, href = excluded.href,
    happened_at = excluded.happened_at
  WHERE (search_documents.owner_id, search_documents.reach, search_documents.audience, search_documents.tab, search_documents.title,
    search_documents.body, search_documents.href, search_documents.happened_at) IS DISTINCT FROM (excluded.owner_id,
    excluded.reach, excluded.audience, excluded.tab, excluded.title, excluded.body, excluded.href, excluded.happened_at)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION put_files_in_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH stands AS (
    SELECT 'file' AS kind, b.file_id, p.id, CASE WHEN NOT p.editorial THEN p.author_id END AS author_id,
      NULL::uuid AS owner_id, '' AS anchor, p.published_at AS happened_at
    FROM publication_files b JOIN publications p ON p.id = b.publication_id
    WHERE b.file_id = ANY(ids) AND p.deleted_at IS NULL AND p.state = 'published'
    UNION ALL
    SELECT 'comment-file', b.file_id, p.id, c.author_id, CASE WHEN k.personal THEN p.author_id END,
      comment_place(c.id), greatest(c.created_at, p.published_at)
    FROM comment_files b JOIN comments c ON c.id = b.comment_id JOIN publications p ON p.id = c.publication_id
      JOIN publication_kinds k ON k.name = p.kind
    WHERE b.file_id = ANY(ids) AND c.deleted_at IS NULL AND c.hidden_at IS NULL
      AND p.deleted_at IS NULL AND p.state = 'published'
  ), gone AS (
    DELETE FROM search_documents d WHERE d.kind IN ('file', 'comment-file') AND d.object_id = ANY(ids)
      AND NOT EXISTS (SELECT FROM stands s WHERE s.kind = d.kind AND s.file_id = d.object_id)
  )
  INSERT INTO search_documents (kind, object_id, author_id, owner_id, group_id, reach, audience, tab, title, file_name, body, href, happened_at)
  SELECT s.kind, s.file_id, s.author_id, s.owner_id, p.group_id, p.reach, p.audience,
    k.tab, coalesce(nullif(p.title, ''), p.excerpt), f.name, t.body,
    k.address || p.id || s.anchor, s.happened_at
  FROM stands s JOIN publications p ON p.id = s.id JOIN publication_kinds k ON k.name = p.kind JOIN files f ON f.id = s.file_id JOIN file_texts t ON t.file_id = s.file_id
  ON CONFLICT (kind, object_id) DO UPDATE SET author_id = excluded.author_id, owner_id = excluded.owner_id,
    reach = excluded.reach, audience = excluded.audience, tab = excluded.tab, title = excluded.title,
    file_name = excluded.file_name, body = excluded.body, href = excluded.href, happened_at = excluded.happened_at
  WHERE (search_documents.author_id, search_documents.owner_id, search_documents.reach, search_documents.audience,
    search_documents.tab, search_documents.title, search_documents.file_name, search_documents.body, search_documents.href,
    search_documents.happened_at) IS DISTINCT FROM (excluded.author_id, excluded.owner_id, excluded.reach, excluded.audience,
    excluded.tab, excluded.title, excluded.file_name, excluded.body, excluded.href, excluded.happened_at)
$$;
