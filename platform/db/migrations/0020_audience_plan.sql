-- As before, but planned once by each connection: a function of SQL is planned at every query that asks it, before PostgreSQL 18.
CREATE OR REPLACE FUNCTION audience_of(person uuid, rights text[]) RETURNS text[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN (
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
      || array(SELECT 'place:' || place_id FROM memberships WHERE account_id = person));
END
$$;
