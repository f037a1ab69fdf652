-- The parts of audiences that a person belongs to: themselves, their company, their town, the tags of their profile, their
-- department and those above it, and the given rights.
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
$$;
