-- What the tables stand on: extensions, the Russian alphabet and words, the portal's role, the wall between companies.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE COLLATION IF NOT EXISTS russian (provider = icu, locale = 'ru-RU');
--> statement-breakpoint
-- Of the Cyrillic letters unaccent changes «ё» alone («й» stays), so word forms with ё and е meet.
CREATE TEXT SEARCH CONFIGURATION russian_yo (COPY = pg_catalog.russian);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION russian_yo ALTER MAPPING FOR hword, hword_part, word WITH unaccent, russian_stem;
--> statement-breakpoint
-- Deeds of people run as portal_app, which owns nothing. Where roles may not be made, the owner works under the same rules.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_app') THEN
    CREATE ROLE portal_app NOLOGIN;
  END IF;
  EXECUTE format('GRANT portal_app TO %I', current_user);
EXCEPTION WHEN insufficient_privilege OR duplicate_object OR unique_violation OR invalid_grant_operation THEN
  RAISE NOTICE 'portal_app is not available';
END $$;
--> statement-breakpoint
CREATE FUNCTION tenant_id() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(nullif(current_setting('app.group_id', true), ''), '*')::uuid;
--> statement-breakpoint
CREATE FUNCTION tenant_is_portal() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE
  RETURN coalesce(current_setting('app.group_id', true) = '*', false);
--> statement-breakpoint
-- Called after every migration: whatever table has group_id gets its row rule, and portal_app its rights.
CREATE FUNCTION guard_tenants() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one record;
  rule text;
BEGIN
  FOR one IN
    SELECT c.oid::regclass AS name,
      EXISTS (SELECT FROM pg_attribute r WHERE r.attrelid = c.oid AND r.attname = 'reach' AND NOT r.attisdropped) AS has_reach
    FROM pg_class c JOIN pg_attribute g ON g.attrelid = c.oid AND g.attname = 'group_id' AND NOT g.attisdropped
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = c.oid AND p.polname = 'tenant')
  LOOP
    rule := '(group_id = (SELECT tenant_id()) OR (SELECT tenant_is_portal()))';
    IF one.has_reach THEN
      rule := '(reach = ''portal'' OR ' || rule || ')';
    END IF;
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', one.name);
    EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', one.name);
    EXECUTE format('CREATE POLICY tenant ON %s USING (%s) WITH CHECK (%s)', one.name, rule, rule);
  END LOOP;
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'portal_app') THEN
    GRANT USAGE ON SCHEMA public TO portal_app;
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO portal_app;
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO portal_app;
    REVOKE INSERT, UPDATE, DELETE ON migrations FROM portal_app;
  END IF;
END $$;
--> statement-breakpoint
-- For tables that are only ever added to: audit, the ledger.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
