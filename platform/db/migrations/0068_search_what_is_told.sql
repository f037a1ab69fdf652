-- Where somebody works and what they can do is found by whoever may see it: kept for fewer people it is not in search.
CREATE OR REPLACE FUNCTION put_people_in_search(ids uuid[], known_only boolean) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (kind, object_id, author_id, group_id, reach, tab, tags, title, body, href, happened_at)
  SELECT 'person', a.id, a.id, a.group_id, a.reach, 'people', array[lower(a.alias)],
    concat_ws(' ', nullif(a.last_name, ''), nullif(a.first_name, ''), nullif(a.patronymic, '')),
    concat_ws(', ', nullif(a.position, ''), d.name, g.name,
      CASE WHEN a.preferences ->> 'locationFor' IS NULL THEN nullif(a.location, '') END,
      CASE WHEN a.preferences ->> 'skillsFor' IS NULL THEN nullif(array_to_string(a.skills, ', '), '') END),
    '/profile/' || a.alias, a.created_at
  FROM accounts a JOIN groups g ON g.id = a.group_id LEFT JOIN departments d ON d.id = a.department_id
  WHERE a.id = ANY(ids) AND (NOT known_only
    OR EXISTS (SELECT FROM search_documents s WHERE s.kind = 'person' AND s.object_id = a.id))
  ON CONFLICT (kind, object_id) DO UPDATE SET group_id = excluded.group_id, reach = excluded.reach, tags = excluded.tags,
    title = excluded.title, body = excluded.body, href = excluded.href, happened_at = excluded.happened_at
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := array(SELECT n.id FROM fresh n JOIN before o ON o.id = n.id
    WHERE (n.last_name, n.first_name, n.patronymic, n.position, n.location, n.skills, n.alias, n.reach, n.group_id, n.department_id,
        n.preferences ->> 'locationFor', n.preferences ->> 'skillsFor')
      IS DISTINCT FROM (o.last_name, o.first_name, o.patronymic, o.position, o.location, o.skills, o.alias, o.reach, o.group_id, o.department_id,
        o.preferences ->> 'locationFor', o.preferences ->> 'skillsFor'));
BEGIN
  IF cardinality(ids) > 0 THEN
    PERFORM put_people_in_search(ids, true);
  END IF;
  RETURN NULL;
END $$;
