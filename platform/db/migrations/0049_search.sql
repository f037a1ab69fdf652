CREATE TABLE "search_lexicon" (
	"word" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"author_id" uuid,
	"owner_id" uuid,
	"reach" text NOT NULL,
	"audience" text[],
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	"spelled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_words_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
DROP INDEX "search_documents_words";--> statement-breakpoint
DROP INDEX "search_documents_title";--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_kind_object_id_search_documents_kind_object_id_fk" FOREIGN KEY ("kind","object_id") REFERENCES "public"."search_documents"("kind","object_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_lexicon_word" ON "search_lexicon" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_words" ON "search_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_tags" ON "search_words" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "search_words_newest" ON "search_words" USING btree ("tab","happened_at","object_id");--> statement-breakpoint
CREATE INDEX "search_words_author" ON "search_words" USING btree ("author_id","happened_at");--> statement-breakpoint
CREATE INDEX "search_words_unspelled" ON "search_words" USING btree ("kind","object_id") WHERE not spelled;--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "words";
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "tab" text;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "owner_id" uuid;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;
--> statement-breakpoint
UPDATE search_documents SET tab = 'people', tags = array[substr(href, 10)] WHERE kind = 'person';
--> statement-breakpoint
UPDATE search_documents d SET tab = CASE WHEN p.kind = 'ugc' THEN 'ugc' ELSE 'news' END,
  author_id = CASE WHEN NOT p.editorial THEN p.author_id END,
  tags = array(SELECT replace(lower(tag), 'ё', 'е') FROM unnest(p.hashtags) tag)
FROM publications p WHERE d.kind = 'publication' AND p.id = d.object_id;
--> statement-breakpoint
DELETE FROM search_documents WHERE tab IS NULL;
--> statement-breakpoint
ALTER TABLE "search_documents" ALTER COLUMN "tab" SET NOT NULL;
--> statement-breakpoint
-- Names and titles are found by their very words too: a Russian surname and its cases do not share one stem.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (kind, object_id, company_id, tab, author_id, owner_id, reach, audience, tags, happened_at, words)
  VALUES (NEW.kind, NEW.object_id, NEW.group_id, NEW.tab, NEW.author_id, NEW.owner_id, NEW.reach, NEW.audience, NEW.tags,
    NEW.happened_at,
    CASE WHEN NEW.kind = 'comment' THEN '' ELSE
      setweight(to_tsvector('simple', replace(lower(NEW.title), 'ё', 'е')), 'A')
      || setweight(to_tsvector('russian_yo', NEW.title), 'A') END
    || setweight(to_tsvector('russian_yo', left(NEW.body, 400000)),
      CASE NEW.kind WHEN 'person' THEN 'B'::"char" WHEN 'publication' THEN 'C' ELSE 'D' END))
  ON CONFLICT (kind, object_id) DO UPDATE SET company_id = excluded.company_id, tab = excluded.tab,
    author_id = excluded.author_id, owner_id = excluded.owner_id, reach = excluded.reach, audience = excluded.audience,
    tags = excluded.tags, happened_at = excluded.happened_at, words = excluded.words, spelled = false;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER search_documents_words AFTER INSERT OR UPDATE ON search_documents
FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
-- People are made and changed by the portal, its directory, tables and the sign-in: whoever does it, search knows at once.
CREATE FUNCTION put_people_in_search(ids uuid[], known_only boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (kind, object_id, author_id, group_id, reach, tab, tags, title, body, href, happened_at)
  SELECT 'person', a.id, a.id, a.group_id, a.reach, 'people', array[lower(a.alias)],
    concat_ws(' ', nullif(a.last_name, ''), nullif(a.first_name, ''), nullif(a.patronymic, '')),
    concat_ws(', ', nullif(a.position, ''), d.name, g.name, nullif(a.location, ''), nullif(array_to_string(a.skills, ', '), '')),
    '/profile/' || a.alias, a.created_at
  FROM accounts a JOIN groups g ON g.id = a.group_id LEFT JOIN departments d ON d.id = a.department_id
  WHERE a.id = ANY(ids) AND (NOT known_only
    OR EXISTS (SELECT FROM search_documents s WHERE s.kind = 'person' AND s.object_id = a.id))
  ON CONFLICT (kind, object_id) DO UPDATE SET group_id = excluded.group_id, reach = excluded.reach, tags = excluded.tags,
    title = excluded.title, body = excluded.body, href = excluded.href, happened_at = excluded.happened_at
$$;
--> statement-breakpoint
CREATE FUNCTION people_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_people_in_search(array(SELECT id FROM fresh), false);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Who has taken back the consent stays unfindable, whatever changes about them.
CREATE FUNCTION people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := array(SELECT n.id FROM fresh n JOIN before o ON o.id = n.id
    WHERE (n.last_name, n.first_name, n.patronymic, n.position, n.location, n.skills, n.alias, n.reach, n.group_id, n.department_id)
      IS DISTINCT FROM (o.last_name, o.first_name, o.patronymic, o.position, o.location, o.skills, o.alias, o.reach, o.group_id, o.department_id));
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM put_people_in_search(ids, true);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION departments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_people_in_search(array(SELECT id FROM accounts WHERE department_id = NEW.id), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_search_came AFTER INSERT ON accounts REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION people_came();
--> statement-breakpoint
CREATE TRIGGER accounts_search_changed AFTER UPDATE ON accounts REFERENCING NEW TABLE AS fresh OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION people_changed();
--> statement-breakpoint
CREATE FUNCTION people_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = 'person' AND object_id IN (SELECT id FROM before);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER accounts_search_went AFTER DELETE ON accounts REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION people_went();
--> statement-breakpoint
CREATE TRIGGER departments_search AFTER UPDATE OF name ON departments FOR EACH ROW
WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION departments_changed();
--> statement-breakpoint
-- A comment is found under the name of its publication, by those who may read the publication. What has not changed is not
-- written again: a publication has thousands of comments.
CREATE FUNCTION put_comments_in_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_documents s WHERE s.kind = 'comment' AND s.object_id = ANY(ids) AND NOT EXISTS (
    SELECT FROM comments c JOIN publications p ON p.id = c.publication_id
    WHERE c.id = s.object_id AND c.deleted_at IS NULL AND c.hidden_at IS NULL AND c.text <> ''
      AND p.deleted_at IS NULL AND p.state = 'published');
  INSERT INTO search_documents (kind, object_id, author_id, owner_id, group_id, reach, audience, tab, title, body, href, happened_at)
  SELECT 'comment', c.id, c.author_id, CASE WHEN p.kind = 'ugc' THEN p.author_id END, c.group_id, p.reach, p.audience,
    CASE WHEN p.kind = 'ugc' THEN 'ugc' ELSE 'news' END, coalesce(nullif(p.title, ''), p.excerpt), c.text,
    CASE WHEN p.kind = 'ugc' THEN '/ugc/' ELSE '/article/' END || p.id || '#' || c.id, greatest(c.created_at, p.published_at)
  FROM comments c JOIN publications p ON p.id = c.publication_id
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
CREATE FUNCTION comments_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_comments_in_search(array(SELECT id FROM fresh));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := array(SELECT n.id FROM fresh n JOIN before o ON o.id = n.id
    WHERE (n.text, n.deleted_at, n.hidden_at) IS DISTINCT FROM (o.text, o.deleted_at, o.hidden_at));
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM put_comments_in_search(ids);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION comments_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = 'comment' AND object_id IN (SELECT id FROM before);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER comments_search_came AFTER INSERT ON comments REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION comments_came();
--> statement-breakpoint
CREATE TRIGGER comments_search_changed AFTER UPDATE ON comments REFERENCING NEW TABLE AS fresh OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION comments_changed();
--> statement-breakpoint
CREATE TRIGGER comments_search_went AFTER DELETE ON comments REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION comments_went();
--> statement-breakpoint
-- What was findable before gets its words, and comments their places.
UPDATE search_documents SET title = title;
--> statement-breakpoint
SELECT put_comments_in_search(array(SELECT id FROM comments));
--> statement-breakpoint
CREATE TABLE "missed_queries" (
	"group_id" uuid NOT NULL,
	"query" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missed_queries_group_id_query_pk" PRIMARY KEY("group_id","query")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"words" text[] NOT NULL,
	"stems" text[] NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "missed_queries" ADD CONSTRAINT "missed_queries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_queries_often" ON "missed_queries" USING btree ("group_id","times","last_at","query");--> statement-breakpoint
CREATE INDEX "search_synonyms_group" ON "search_synonyms" USING btree ("group_id");
--> statement-breakpoint
-- An expression as synonyms are compared: each word without its ending, those that search leaves out as they are.
CREATE FUNCTION search_stems(said text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(coalesce((tsvector_to_array(to_tsvector('russian_yo', word)))[1], word), ' ' ORDER BY place), '')
  FROM unnest(string_to_array(said, ' ')) WITH ORDINALITY one(word, place)
$$;
--> statement-breakpoint
CREATE TABLE "recent_queries" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"query" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recent_queries_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "saved_queries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"query" text NOT NULL,
	"tab" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_queries_address" UNIQUE("account_id","address")
);
--> statement-breakpoint
ALTER TABLE "recent_queries" ADD CONSTRAINT "recent_queries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_queries" ADD CONSTRAINT "saved_queries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recent_queries_newest" ON "recent_queries" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "recent_queries_asked" ON "recent_queries" USING btree ("asked_at");
