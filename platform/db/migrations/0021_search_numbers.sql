-- As russian_yo, but no word is left out for being frequent: in quotes each counts, so texts are kept whole.
CREATE TEXT SEARCH DICTIONARY russian_every (TEMPLATE = snowball, LANGUAGE = russian);
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY english_every (TEMPLATE = snowball, LANGUAGE = english);
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION russian_words (COPY = russian_yo);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION russian_words ALTER MAPPING FOR hword, hword_part, word WITH unaccent, russian_every;
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION russian_words ALTER MAPPING FOR asciihword, hword_asciipart, asciiword WITH english_every;
--> statement-breakpoint
-- A text as words and numbers, all signs apart from them: the parser takes «-2026» for a negative number, «17/3» for a file
-- and «05.11.2026» for a fraction. What is put in is no sign of any text and is taken out of what people are shown.
CREATE FUNCTION search_text(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(said, '([][!"#$%&''()*+,./:;<=>?@\\^_`{|}~-]+)', E'\x03\\1\x03', 'g')
$$;
--> statement-breakpoint
-- Numbers that signs or spaces part, as one word each: «1 250 000», «8 (812) 555-35-35», and what stands in them. A letter
-- before them keeps them from what is written so.
CREATE FUNCTION search_numbers(said text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(DISTINCT 'x' || one, ' '), '') FROM (
    SELECT array_to_string(parts[a:b], '') AS one
    FROM regexp_matches(left(said, 100000), '[0-9]+(?:[ \u00a0\u2007\u2009\u202f()+./\\\u2010-\u2015\u2212-]{1,3}[0-9]+){1,11}', 'g') AS found,
      LATERAL (SELECT regexp_split_to_array(found[1], '[^0-9]+') AS parts) run,
      generate_series(1, cardinality(parts) - 1) AS a, generate_series(a + 1, least(a + 6, cardinality(parts))) AS b
    WHERE length(array_to_string(parts[a:b], '')) BETWEEN 5 AND 20
      OR b = a + 1 AND length(parts[a]) = 1 AND length(parts[b]) = 3
    LIMIT 4000) numbers
$$;
--> statement-breakpoint
-- A text as search knows it.
CREATE FUNCTION search_vector(said text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('russian_words', search_text(said)) || to_tsvector('simple', search_numbers(said))
$$;
--> statement-breakpoint
-- What a thing is called, whole, as one word that no other has: whoever asks for it means this very thing.
CREATE FUNCTION search_name(title text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT 'ъ' || md5(trim(regexp_replace(replace(lower(title), 'ё', 'е'), '[^[:alnum:]]+', ' ', 'g')))
$$;
--> statement-breakpoint
-- The words of a document, by their places: a title, a person's page, a publication, the rest.
CREATE FUNCTION search_words_of(kind text, title text, file_name text, body text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN kind IN ('comment', 'file', 'comment-file') THEN '' ELSE
      setweight(to_tsvector('simple', search_text(replace(lower(title), 'ё', 'е'))), 'A')
      || setweight(search_vector(title), 'A') || to_tsvector('simple', search_name(title)) END
    || setweight(search_vector(regexp_replace(coalesce(file_name, ''), '[^[:alnum:]]+', ' ', 'g')), 'C')
    || setweight(search_vector(left(body, 400000)),
      CASE kind WHEN 'person' THEN 'B'::"char" WHEN 'publication' THEN 'C' ELSE 'D' END)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO search_words (kind, object_id, company_id, tab, author_id, owner_id, reach, audience, tags, happened_at, words)
  VALUES (NEW.kind, NEW.object_id, NEW.group_id, NEW.tab, NEW.author_id, NEW.owner_id, NEW.reach, NEW.audience, NEW.tags,
    NEW.happened_at, search_words_of(NEW.kind, NEW.title, NEW.file_name, NEW.body))
  ON CONFLICT (kind, object_id) DO UPDATE SET company_id = excluded.company_id, tab = excluded.tab,
    author_id = excluded.author_id, owner_id = excluded.owner_id, reach = excluded.reach, audience = excluded.audience,
    tags = excluded.tags, happened_at = excluded.happened_at, words = excluded.words, spelled = false;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What people have written before is found so too.
UPDATE search_words w SET words = search_words_of(d.kind, d.title, d.file_name, d.body) FROM search_documents d
WHERE d.kind = w.kind AND d.object_id = w.object_id;
