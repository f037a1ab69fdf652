-- What the tables stand on: extensions, the Russian alphabet and words, the portal's role, the wall between companies.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE COLLATION IF NOT EXISTS russian (provider = icu, locale = 'ru-RU');
--> statement-breakpoint
-- «Завод 2» stands before «Завод 10»: numbers in names of departments are compared as numbers.
CREATE COLLATION IF NOT EXISTS russian_numeric (provider = icu, locale = 'ru-RU-u-kn-true');
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
--> statement-breakpoint
-- The tables, as the areas' schema.ts describe them.
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"audit_group_id" uuid,
	"deed" text NOT NULL,
	"object_id" text,
	"result" text NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"detail" jsonb,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"account_id" uuid NOT NULL,
	"operation" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"result" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_account_id_operation_key_pk" PRIMARY KEY("account_id","operation","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid,
	"shown_as" uuid,
	"shown_until" timestamp (3) with time zone,
	"tokens" text,
	"roles" text[] NOT NULL,
	"space" text,
	"flash" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"public_id" uuid NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"refreshing_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "error_groups" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"place" text NOT NULL,
	"name" text NOT NULL,
	"message" text NOT NULL,
	"line" text NOT NULL,
	"times" integer NOT NULL,
	"codes" text[] DEFAULT '{}' NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listener" text NOT NULL,
	"event" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"parked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"audience" text[],
	"shown_in" uuid,
	"owner_id" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"blur" text,
	"open_from" timestamp (3) with time zone,
	"open_to" timestamp (3) with time zone,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"roles" text[] NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"account_id" uuid,
	"disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identity_account_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "identity_key" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_second_factor" (
	"identity_id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_hashes" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oidc_payload" (
	"model" text NOT NULL,
	"id_hash" text NOT NULL,
	"payload" text NOT NULL,
	"grant_id" text,
	"uid" text,
	"subject" text,
	"consumed" integer,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "oidc_payload_model_id_hash_pk" PRIMARY KEY("model","id_hash")
);
--> statement-breakpoint
CREATE TABLE "shared_budgets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"full_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marks" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"times" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"department_id" uuid,
	"manager_id" uuid,
	"issuer" text,
	"subject" text,
	"alias" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"patronymic" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"position" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"status" text DEFAULT '' NOT NULL,
	"messenger" text,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"birth_date" date,
	"hired_on" date,
	"time_zone" text DEFAULT 'Europe/Moscow' NOT NULL,
	"photo_id" uuid,
	"shown_photo_id" uuid GENERATED ALWAYS AS (case when not photo_withheld and consent_withdrawn_at is null then photo_id end) STORED,
	"photo_withheld" boolean DEFAULT false NOT NULL,
	"birthday_told" boolean DEFAULT false NOT NULL,
	"consent_to_pers_data" boolean DEFAULT false NOT NULL,
	"consent_withdrawn_at" timestamp (3) with time zone,
	"preferences" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"role" text DEFAULT 'employee' NOT NULL,
	"left_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone,
	"suspended_until" timestamp (3) with time zone,
	"guest_until" timestamp (3) with time zone,
	"sponsor_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_alias_unique" UNIQUE("alias"),
	CONSTRAINT "accounts_issuer_subject" UNIQUE("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "departments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"head_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grants" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"right" text NOT NULL,
	"granted_by" uuid,
	"until" timestamp (3) with time zone,
	"from_group" boolean DEFAULT false NOT NULL,
	"from_sign_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "grants_account_id_right_pk" PRIMARY KEY("account_id","right")
);
--> statement-breakpoint
CREATE TABLE "groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"name" text NOT NULL,
	"rectangle_logo_id" uuid,
	"square_logo_id" uuid,
	"show_services" boolean,
	"employee_stories" boolean DEFAULT false NOT NULL,
	"admin_second_factor" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "groups_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
CREATE TABLE "person_blocks" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_blocks_account_id_blocked_id_pk" PRIMARY KEY("account_id","blocked_id")
);
--> statement-breakpoint
CREATE TABLE "suspensions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreement_acceptances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"agreement_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"text_hash" text NOT NULL,
	"method" text NOT NULL,
	"signed_as" text,
	"address" text DEFAULT '' NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "agreement_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agreement_id" uuid NOT NULL,
	"group_id" uuid,
	"reach" text DEFAULT 'company' NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"change_summary" text DEFAULT '' NOT NULL,
	"effective_from" timestamp (3) with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"published_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_versions_number" UNIQUE("agreement_id","number"),
	CONSTRAINT "agreement_versions_whose" CHECK (group_id is not null or reach = 'portal')
);
--> statement-breakpoint
CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid,
	"reach" text DEFAULT 'company' NOT NULL,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"demand" text NOT NULL,
	"needs" text DEFAULT 'tick' NOT NULL,
	"in_force" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreements_code" UNIQUE NULLS NOT DISTINCT("group_id","code"),
	CONSTRAINT "agreements_whose" CHECK (group_id is not null or reach = 'portal')
);
--> statement-breakpoint
CREATE TABLE "erasure_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ending" text,
	"ended_by" uuid,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"key" text,
	"bytes" integer,
	"ready_at" timestamp (3) with time zone,
	"until" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"swept_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"ending" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"email" text,
	"uses" integer DEFAULT 0 NOT NULL,
	"uses_limit" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"author_id" uuid NOT NULL,
	"guest_days" integer,
	"sponsor_id" uuid,
	"department_id" uuid,
	"position" text DEFAULT '' NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invites_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "comment_files" (
	"comment_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "comment_files_comment_id_place_pk" PRIMARY KEY("comment_id","place")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"publication_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"hidden_by" uuid,
	"pending" text,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"reaction_counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hashtags" (
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"audience" text[],
	"key" text NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "hashtags_one" UNIQUE NULLS NOT DISTINCT("key","group_id","reach","audience")
);
--> statement-breakpoint
CREATE TABLE "publication_hashtags" (
	"publication_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"audience" text[],
	"key" text NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"heat" bigint,
	CONSTRAINT "publication_hashtags_publication_id_key_pk" PRIMARY KEY("publication_id","key")
);
--> statement-breakpoint
CREATE TABLE "publication_pictures" (
	"publication_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "publication_pictures_publication_id_place_pk" PRIMARY KEY("publication_id","place")
);
--> statement-breakpoint
CREATE TABLE "publication_revisions" (
	"group_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"title" text NOT NULL,
	"lead" text NOT NULL,
	"body" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_revisions_publication_id_revision_pk" PRIMARY KEY("publication_id","revision")
);
--> statement-breakpoint
CREATE TABLE "publication_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"state" text NOT NULL,
	"actor_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"audience" text[],
	"state" text DEFAULT 'published' NOT NULL,
	"kind" text NOT NULL,
	"feed" text NOT NULL,
	"author_id" uuid NOT NULL,
	"editorial" boolean DEFAULT false NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"hashtags" text[] DEFAULT '{}'::text[] NOT NULL,
	"mentions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"theme" text,
	"published_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"edited_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"talk_closed_at" timestamp (3) with time zone,
	"talk_closed_by" uuid,
	"talk_closed_note" text DEFAULT '' NOT NULL,
	"reactions_closed_at" timestamp (3) with time zone,
	"pinned_comment_id" uuid,
	"pinned_comment_by" uuid,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"heat" bigint GENERATED ALWAYS AS ((extract(epoch from published_at at time zone 'UTC') + 86400 * log(2.0, (1 + comment_count)::numeric))::bigint) STORED,
	"reaction_counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reactions" (
	"subject_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reactions_subject_id_account_id_pk" PRIMARY KEY("subject_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"form" text NOT NULL,
	"subject_id" uuid,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_files" (
	"draft_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "draft_files_draft_id_file_id_pk" PRIMARY KEY("draft_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "draft_pictures" (
	"draft_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	CONSTRAINT "draft_pictures_draft_id_file_id_pk" PRIMARY KEY("draft_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "publication_files" (
	"publication_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "publication_files_publication_id_file_id_pk" PRIMARY KEY("publication_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "hashtag_rules" (
	"group_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"target" text,
	"target_key" text GENERATED ALWAYS AS (replace(target, 'ё', 'е')) STORED,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hashtag_rules_group_id_key_pk" PRIMARY KEY("group_id","key")
);
--> statement-breakpoint
CREATE TABLE "hashtag_subscriptions" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hashtag_subscriptions_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "moderation_appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"text" text NOT NULL,
	"answer_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_appeals_once" UNIQUE("decision_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"target" text NOT NULL,
	"object_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"report_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"claimed_by" uuid,
	"claimed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_cases_object" UNIQUE("object_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"name" text NOT NULL,
	"reason" text,
	"message" text DEFAULT '' NOT NULL,
	"days" integer,
	"decided_by" uuid,
	"asked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_mutes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"decision_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	"reporter_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"decision_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moderation_reports_once" UNIQUE("case_id","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "moderation_rules" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"holds" text[] DEFAULT '{}'::text[] NOT NULL,
	"first_count" integer DEFAULT 3 NOT NULL,
	"hide_at" integer DEFAULT 5 NOT NULL,
	"target_hours" integer DEFAULT 24 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"family" text NOT NULL,
	"bell" text,
	"mail" text,
	"push" text,
	"muted_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notice_choices_account_id_family_pk" PRIMARY KEY("account_id","family")
);
--> statement-breakpoint
CREATE TABLE "notice_habits" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"quiet_from" text,
	"quiet_to" text,
	"days" integer[],
	"digest" text,
	"digested_on" date,
	"refused_address" text,
	"refused_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notice_mutes" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"muted_at" timestamp (3) with time zone NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "notice_mutes_account_id_publication_id_pk" PRIMARY KEY("account_id","publication_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"event_key" text NOT NULL,
	"kind" text NOT NULL,
	"actor_id" uuid,
	"heap" text,
	"publication_id" uuid,
	"comment_id" uuid,
	"subject" text,
	"text" text,
	"href" text,
	"read_at" timestamp (3) with time zone,
	"bell" boolean DEFAULT true NOT NULL,
	"mail" text,
	"letter_id" uuid,
	"mailed_at" timestamp (3) with time zone,
	"mail_tries" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"push" text,
	"push_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_once" UNIQUE("account_id","event_key")
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"session_id" text,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"service" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"push_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_messages_once" UNIQUE("device_id","push_id")
);
--> statement-breakpoint
CREATE TABLE "poll_choices" (
	"option_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "poll_choices_option_id_account_id_pk" PRIMARY KEY("option_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "poll_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"poll_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	"votes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "poll_options_place" UNIQUE("poll_id","place")
);
--> statement-breakpoint
CREATE TABLE "poll_voters" (
	"poll_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "poll_voters_poll_id_account_id_pk" PRIMARY KEY("poll_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "polls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication_id" uuid,
	"draft_id" uuid,
	"question" text NOT NULL,
	"many" boolean NOT NULL,
	"named" boolean NOT NULL,
	"shows" text NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "polls_publication_id_unique" UNIQUE("publication_id"),
	CONSTRAINT "polls_draft_id_unique" UNIQUE("draft_id"),
	CONSTRAINT "polls_place" CHECK (num_nonnulls("polls"."publication_id", "polls"."draft_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "publication_reads" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publication_reads_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "reading_marks" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "canned_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "missed_queries" (
	"group_id" uuid NOT NULL,
	"query" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "missed_queries_group_id_query_pk" PRIMARY KEY("group_id","query")
);
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
	"watched_from" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	CONSTRAINT "saved_queries_address" UNIQUE("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"author_id" uuid,
	"owner_id" uuid,
	"reach" text NOT NULL,
	"audience" text[],
	"title" text NOT NULL,
	"file_name" text,
	"body" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"href" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_documents_kind_object_id_pk" PRIMARY KEY("kind","object_id")
);
--> statement-breakpoint
CREATE TABLE "search_lexicon" (
	"word" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
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
CREATE TABLE "content_filter_finds" (
	"rule_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_filter_finds_rule_id_object_id_pk" PRIMARY KEY("rule_id","object_id")
);
--> statement-breakpoint
CREATE TABLE "content_filters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"terms" text[] NOT NULL,
	"action" text NOT NULL,
	"place" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"off_at" timestamp (3) with time zone,
	"changed_by" uuid,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"poster_id" uuid,
	"publication_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_places" (
	"account_id" uuid NOT NULL,
	"tab" text NOT NULL,
	"after" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_places_account_id_tab_pk" PRIMARY KEY("account_id","tab")
);
--> statement-breakpoint
CREATE TABLE "feed_tokens" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"seed" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "hidden_authors" (
	"account_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_authors_account_id_author_id_pk" PRIMARY KEY("account_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "hidden_rubrics" (
	"account_id" uuid NOT NULL,
	"rubric_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hidden_rubrics_account_id_rubric_id_pk" PRIMARY KEY("account_id","rubric_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_account_id_author_id_pk" PRIMARY KEY("account_id","author_id")
);
--> statement-breakpoint
CREATE TABLE "saved_publications" (
	"account_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_publications_account_id_publication_id_pk" PRIMARY KEY("account_id","publication_id")
);
--> statement-breakpoint
CREATE TABLE "publication_links" (
	"publication_id" uuid NOT NULL,
	"path" text NOT NULL,
	CONSTRAINT "publication_links_publication_id_path_pk" PRIMARY KEY("publication_id","path")
);
--> statement-breakpoint
CREATE TABLE "desk_remarks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"publication_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_reminders" (
	"publication_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reminded_by" uuid,
	"people" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_reminders_publication_id_day_pk" PRIMARY KEY("publication_id","day")
);
--> statement-breakpoint
CREATE TABLE "acknowledgements" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "acknowledgements_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "article_authors" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "article_authors_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "article_relations" (
	"publication_id" uuid NOT NULL,
	"related_id" uuid NOT NULL,
	CONSTRAINT "article_relations_publication_id_related_id_pk" PRIMARY KEY("publication_id","related_id")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"must_read" boolean DEFAULT false NOT NULL,
	"obliged" text[],
	"due_on" date,
	"remind_every" text DEFAULT 'never' NOT NULL,
	"source_url" text,
	"review_on" date,
	"publish_at" timestamp (3) with time zone,
	"unpublish_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "guest_articles" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"shown_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pin_folds" (
	"publication_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pin_folds_publication_id_account_id_pk" PRIMARY KEY("publication_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"publication_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"feed" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"pinned_by" uuid NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publication_rubrics" (
	"publication_id" uuid NOT NULL,
	"rubric_id" uuid NOT NULL,
	"published_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"heat" bigint,
	CONSTRAINT "publication_rubrics_publication_id_rubric_id_pk" PRIMARY KEY("publication_id","rubric_id")
);
--> statement-breakpoint
CREATE TABLE "rubric_editors" (
	"rubric_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubric_editors_rubric_id_account_id_pk" PRIMARY KEY("rubric_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "rubric_subscriptions" (
	"account_id" uuid NOT NULL,
	"rubric_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubric_subscriptions_account_id_rubric_id_pk" PRIMARY KEY("account_id","rubric_id")
);
--> statement-breakpoint
CREATE TABLE "rubrics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"parent_id" uuid,
	"cover_id" uuid,
	"cover_alt" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"four_eyes" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "rubrics_slug" UNIQUE("group_id","slug")
);
--> statement-breakpoint
CREATE TABLE "line_dismissals" (
	"line_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "line_dismissals_line_id_account_id_pk" PRIMARY KEY("line_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "running_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"audience" text[],
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"level" text NOT NULL,
	"feed" text NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"dismissible" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text DEFAULT 'company' NOT NULL,
	"audience" text[],
	"author_id" uuid NOT NULL,
	"in_own_name" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"cover_id" uuid,
	"place" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"kept_at" timestamp (3) with time zone,
	"kept_by" uuid,
	"rubric_id" uuid,
	"archived_at" timestamp (3) with time zone,
	"archived_by" uuid,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_frames" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"file_id" uuid NOT NULL,
	"film_id" uuid,
	"alt" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"link" text,
	"seconds" integer NOT NULL,
	"place" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_views" (
	"frame_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "story_views_frame_id_account_id_pk" PRIMARY KEY("frame_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "article_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"words" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"publication_id" uuid NOT NULL,
	"language" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"body" jsonb NOT NULL,
	"source_revision" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"shown_at" timestamp (3) with time zone,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "translations_language" UNIQUE("publication_id","language")
);
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"device" uuid NOT NULL,
	"kind" text NOT NULL,
	"route" text NOT NULL,
	"title" text NOT NULL,
	"object_id" uuid,
	"platform" text NOT NULL,
	"view" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_sums" (
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"span" integer NOT NULL,
	"what" text NOT NULL,
	"key" text NOT NULL,
	"views" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "analytics_sums_group_id_day_span_what_key_pk" PRIMARY KEY("group_id","day","span","what","key")
);
--> statement-breakpoint
CREATE TABLE "imported_objects" (
	"group_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source_key" text NOT NULL,
	"import_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "imported_objects_group_id_kind_source_key_pk" PRIMARY KEY("group_id","kind","source_key")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"format" text NOT NULL,
	"source" text NOT NULL,
	"title" text NOT NULL,
	"by" text NOT NULL,
	"counts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ldap_people" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ldap_runs" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"by_hand" boolean NOT NULL,
	"result" jsonb,
	"trouble" text,
	"leaving" integer,
	"people" integer
);
--> statement-breakpoint
CREATE TABLE "people_tables" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"name" text NOT NULL,
	"source" text DEFAULT 'csv' NOT NULL,
	"rows" jsonb,
	"result" jsonb,
	"applied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_holders" (
	"rule_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_holders_rule_id_account_id_pk" PRIMARY KEY("rule_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "claim_places" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"claim" text NOT NULL,
	"value" text NOT NULL,
	"right" text NOT NULL,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	"right" text,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_members" (
	"scim_group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_members_scim_group_id_account_id_pk" PRIMARY KEY("scim_group_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "scim_people" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_name" text,
	"external_id" text,
	"removed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"ending" text NOT NULL,
	"on_trial" boolean DEFAULT false NOT NULL,
	"author_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scim_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "scim_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid,
	"name" text DEFAULT '' NOT NULL,
	"status" integer NOT NULL,
	"problem" text DEFAULT '' NOT NULL,
	"deeds" text[] DEFAULT '{}' NOT NULL,
	"fields" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"deputy_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_aliases" (
	"alias" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"code" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "short_links_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "support_files" (
	"ticket_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "support_files_ticket_id_file_id_pk" PRIMARY KEY("ticket_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "support_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"of_desk" boolean NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "support_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"number" text NOT NULL,
	"author_id" uuid,
	"email" text DEFAULT '' NOT NULL,
	"topic" text NOT NULL,
	"text" text NOT NULL,
	"diagnostics" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "support_tickets_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "widget_arrangements" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"shown" text[] NOT NULL,
	"hidden" text[] NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "widget_locks" (
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"locked_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "widget_locks_group_id_name_pk" PRIMARY KEY("group_id","name")
);
--> statement-breakpoint
CREATE TABLE "mood_support" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moods" (
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"day" date NOT NULL,
	"level" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"department_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "moods_account_id_day_pk" PRIMARY KEY("account_id","day")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_shown_as_accounts_id_fk" FOREIGN KEY ("shown_as") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_texts" ADD CONSTRAINT "file_texts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_account" ADD CONSTRAINT "identity_account_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_second_factor" ADD CONSTRAINT "identity_second_factor_identity_id_identity_account_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."identity_account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_manager_id_accounts_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_sponsor_id_accounts_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_head_id_accounts_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grants" ADD CONSTRAINT "grants_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_blocks" ADD CONSTRAINT "person_blocks_blocked_id_accounts_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_acceptances" ADD CONSTRAINT "agreement_acceptances_version_id_agreement_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."agreement_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_agreement_id_agreements_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_versions" ADD CONSTRAINT "agreement_versions_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "erasure_requests" ADD CONSTRAINT "erasure_requests_ended_by_accounts_id_fk" FOREIGN KEY ("ended_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_exports" ADD CONSTRAINT "own_exports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_exports" ADD CONSTRAINT "own_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_sponsor_id_accounts_id_fk" FOREIGN KEY ("sponsor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_files" ADD CONSTRAINT "comment_files_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_files" ADD CONSTRAINT "comment_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtags" ADD CONSTRAINT "hashtags_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hashtags" ADD CONSTRAINT "publication_hashtags_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_hashtags" ADD CONSTRAINT "publication_hashtags_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_pictures" ADD CONSTRAINT "publication_pictures_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_pictures" ADD CONSTRAINT "publication_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_revisions" ADD CONSTRAINT "publication_revisions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_revisions" ADD CONSTRAINT "publication_revisions_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_revisions" ADD CONSTRAINT "publication_revisions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_states" ADD CONSTRAINT "publication_states_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_states" ADD CONSTRAINT "publication_states_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_states" ADD CONSTRAINT "publication_states_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_edited_by_accounts_id_fk" FOREIGN KEY ("edited_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_talk_closed_by_accounts_id_fk" FOREIGN KEY ("talk_closed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_pinned_comment_id_comments_id_fk" FOREIGN KEY ("pinned_comment_id") REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_pinned_comment_by_accounts_id_fk" FOREIGN KEY ("pinned_comment_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactions" ADD CONSTRAINT "reactions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_files" ADD CONSTRAINT "draft_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "draft_pictures" ADD CONSTRAINT "draft_pictures_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_files" ADD CONSTRAINT "publication_files_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_files" ADD CONSTRAINT "publication_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtag_rules" ADD CONSTRAINT "hashtag_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtag_rules" ADD CONSTRAINT "hashtag_rules_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hashtag_subscriptions" ADD CONSTRAINT "hashtag_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_appeals" ADD CONSTRAINT "moderation_appeals_answer_id_moderation_decisions_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_cases" ADD CONSTRAINT "moderation_cases_claimed_by_accounts_id_fk" FOREIGN KEY ("claimed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_mutes" ADD CONSTRAINT "moderation_mutes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_mutes" ADD CONSTRAINT "moderation_mutes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_mutes" ADD CONSTRAINT "moderation_mutes_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."moderation_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_reporter_id_accounts_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_decision_id_moderation_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."moderation_decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_rules" ADD CONSTRAINT "moderation_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_rules" ADD CONSTRAINT "moderation_rules_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_habits" ADD CONSTRAINT "notice_habits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_habits" ADD CONSTRAINT "notice_habits_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_mutes" ADD CONSTRAINT "notice_mutes_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_hash_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id_hash") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_choices" ADD CONSTRAINT "poll_choices_option_id_poll_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."poll_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_choices" ADD CONSTRAINT "poll_choices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_options" ADD CONSTRAINT "poll_options_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_poll_id_polls_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."polls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "poll_voters" ADD CONSTRAINT "poll_voters_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "polls" ADD CONSTRAINT "polls_draft_id_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reads" ADD CONSTRAINT "publication_reads_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_reads" ADD CONSTRAINT "publication_reads_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reading_marks" ADD CONSTRAINT "reading_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canned_replies" ADD CONSTRAINT "canned_replies_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missed_queries" ADD CONSTRAINT "missed_queries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_queries" ADD CONSTRAINT "recent_queries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_queries" ADD CONSTRAINT "saved_queries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_synonyms" ADD CONSTRAINT "search_synonyms_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_words" ADD CONSTRAINT "search_words_kind_object_id_search_documents_kind_object_id_fk" FOREIGN KEY ("kind","object_id") REFERENCES "public"."search_documents"("kind","object_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_filter_finds" ADD CONSTRAINT "content_filter_finds_rule_id_content_filters_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."content_filters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_filter_finds" ADD CONSTRAINT "content_filter_finds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_filters" ADD CONSTRAINT "content_filters_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_filters" ADD CONSTRAINT "content_filters_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_places" ADD CONSTRAINT "feed_places_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_tokens" ADD CONSTRAINT "feed_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_authors" ADD CONSTRAINT "hidden_authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_authors" ADD CONSTRAINT "hidden_authors_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_rubrics" ADD CONSTRAINT "hidden_rubrics_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_rubrics" ADD CONSTRAINT "hidden_rubrics_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_publications" ADD CONSTRAINT "saved_publications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_publications" ADD CONSTRAINT "saved_publications_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_links" ADD CONSTRAINT "publication_links_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_remarks" ADD CONSTRAINT "desk_remarks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_remarks" ADD CONSTRAINT "desk_remarks_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_remarks" ADD CONSTRAINT "desk_remarks_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reminders" ADD CONSTRAINT "article_reminders_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reminders" ADD CONSTRAINT "article_reminders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_reminders" ADD CONSTRAINT "article_reminders_reminded_by_accounts_id_fk" FOREIGN KEY ("reminded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acknowledgements" ADD CONSTRAINT "acknowledgements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_authors" ADD CONSTRAINT "article_authors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_relations" ADD CONSTRAINT "article_relations_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_relations" ADD CONSTRAINT "article_relations_related_id_publications_id_fk" FOREIGN KEY ("related_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_articles" ADD CONSTRAINT "guest_articles_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_articles" ADD CONSTRAINT "guest_articles_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_articles" ADD CONSTRAINT "guest_articles_shown_by_accounts_id_fk" FOREIGN KEY ("shown_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_folds" ADD CONSTRAINT "pin_folds_publication_id_pins_publication_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."pins"("publication_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pin_folds" ADD CONSTRAINT "pin_folds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_pinned_by_accounts_id_fk" FOREIGN KEY ("pinned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_rubrics" ADD CONSTRAINT "publication_rubrics_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publication_rubrics" ADD CONSTRAINT "publication_rubrics_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_editors" ADD CONSTRAINT "rubric_editors_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_editors" ADD CONSTRAINT "rubric_editors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_subscriptions" ADD CONSTRAINT "rubric_subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubric_subscriptions" ADD CONSTRAINT "rubric_subscriptions_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_parent_id_rubrics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rubrics" ADD CONSTRAINT "rubrics_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_dismissals" ADD CONSTRAINT "line_dismissals_line_id_running_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."running_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_dismissals" ADD CONSTRAINT "line_dismissals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_lines" ADD CONSTRAINT "running_lines_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_lines" ADD CONSTRAINT "running_lines_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_cover_id_files_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_rubric_id_rubrics_id_fk" FOREIGN KEY ("rubric_id") REFERENCES "public"."rubrics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_answers" ADD CONSTRAINT "story_answers_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_answers" ADD CONSTRAINT "story_answers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_answers" ADD CONSTRAINT "story_answers_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_film_id_files_id_fk" FOREIGN KEY ("film_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_frame_id_story_frames_id_fk" FOREIGN KEY ("frame_id") REFERENCES "public"."story_frames"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_templates" ADD CONSTRAINT "article_templates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_templates" ADD CONSTRAINT "article_templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_publication_id_publications_id_fk" FOREIGN KEY ("publication_id") REFERENCES "public"."publications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "analytics_sums" ADD CONSTRAINT "analytics_sums_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_objects" ADD CONSTRAINT "imported_objects_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_objects" ADD CONSTRAINT "imported_objects_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_people" ADD CONSTRAINT "ldap_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_people" ADD CONSTRAINT "ldap_people_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ldap_runs" ADD CONSTRAINT "ldap_runs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_tables" ADD CONSTRAINT "people_tables_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "people_tables" ADD CONSTRAINT "people_tables_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_holders" ADD CONSTRAINT "claim_holders_rule_id_claim_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."claim_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_holders" ADD CONSTRAINT "claim_holders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_holders" ADD CONSTRAINT "claim_holders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_places" ADD CONSTRAINT "claim_places_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_rules" ADD CONSTRAINT "claim_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_groups" ADD CONSTRAINT "scim_groups_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_members" ADD CONSTRAINT "scim_members_scim_group_id_scim_groups_id_fk" FOREIGN KEY ("scim_group_id") REFERENCES "public"."scim_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_members" ADD CONSTRAINT "scim_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_members" ADD CONSTRAINT "scim_members_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_people" ADD CONSTRAINT "scim_people_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_people" ADD CONSTRAINT "scim_people_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_tokens" ADD CONSTRAINT "scim_tokens_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_trials" ADD CONSTRAINT "scim_trials_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scim_trials" ADD CONSTRAINT "scim_trials_token_id_scim_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."scim_tokens"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_deputy_id_accounts_id_fk" FOREIGN KEY ("deputy_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_aliases" ADD CONSTRAINT "former_aliases_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_files" ADD CONSTRAINT "support_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_ticket_id_support_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."support_tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_tickets" ADD CONSTRAINT "support_tickets_closed_by_accounts_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_arrangements" ADD CONSTRAINT "widget_arrangements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_arrangements" ADD CONSTRAINT "widget_arrangements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_locks" ADD CONSTRAINT "widget_locks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_locks" ADD CONSTRAINT "widget_locks_locked_by_accounts_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_support" ADD CONSTRAINT "mood_support_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_support" ADD CONSTRAINT "mood_support_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moods" ADD CONSTRAINT "moods_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moods" ADD CONSTRAINT "moods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moods" ADD CONSTRAINT "moods_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_created" ON "audit" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_group" ON "audit" USING btree ("audit_group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_account" ON "audit" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "held_forms_created" ON "held_forms" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "held_forms_account" ON "held_forms" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "idempotency_created" ON "idempotency" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id") WHERE parked_at is null;--> statement-breakpoint
CREATE INDEX "file_texts_waiting" ON "file_texts" USING btree ("begun_at") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "files_key" ON "files" USING btree ("key");--> statement-breakpoint
CREATE INDEX "files_group" ON "files" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "files_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_shown_in" ON "files" USING btree ("shown_in") WHERE shown_in is not null;--> statement-breakpoint
CREATE INDEX "oidc_payload_grant" ON "oidc_payload" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_payload_uid" ON "oidc_payload" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_payload_subject" ON "oidc_payload" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "oidc_payload_expires" ON "oidc_payload" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shared_budgets_full" ON "shared_budgets" USING btree ("full_at");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email" ON "accounts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "accounts_group" ON "accounts" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "accounts_department" ON "accounts" USING btree ("department_id");--> statement-breakpoint
CREATE INDEX "accounts_manager" ON "accounts" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "accounts_sponsor" ON "accounts" USING btree ("sponsor_id") WHERE sponsor_id is not null;--> statement-breakpoint
CREATE INDEX "accounts_guest_until" ON "accounts" USING btree ("guest_until") WHERE guest_until is not null;--> statement-breakpoint
CREATE INDEX "accounts_name" ON "accounts" USING btree ("last_name","first_name","id");--> statement-breakpoint
CREATE INDEX "accounts_withheld_photo" ON "accounts" USING btree ("photo_id") WHERE shown_photo_id is null and photo_id is not null;--> statement-breakpoint
CREATE INDEX "departments_group" ON "departments" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "departments_head" ON "departments" USING btree ("head_id") WHERE head_id is not null;--> statement-breakpoint
CREATE INDEX "grants_group" ON "grants" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "person_blocks_blocked" ON "person_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "person_blocks_group" ON "person_blocks" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "suspensions_account" ON "suspensions" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "suspensions_group" ON "suspensions" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_acceptances_standing" ON "agreement_acceptances" USING btree ("account_id","version_id") WHERE withdrawn_at is null;--> statement-breakpoint
CREATE INDEX "agreement_acceptances_agreement" ON "agreement_acceptances" USING btree ("agreement_id","account_id");--> statement-breakpoint
CREATE INDEX "agreement_acceptances_group" ON "agreement_acceptances" USING btree ("group_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_versions_draft" ON "agreement_versions" USING btree ("agreement_id") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "agreement_versions_coming" ON "agreement_versions" USING btree ("effective_from");--> statement-breakpoint
CREATE UNIQUE INDEX "erasure_requests_open" ON "erasure_requests" USING btree ("account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "erasure_requests_account" ON "erasure_requests" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "erasure_requests_group" ON "erasure_requests" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_exports_making" ON "own_exports" USING btree ("account_id") WHERE ready_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "own_exports_account" ON "own_exports" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "own_exports_group" ON "own_exports" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "invites_group" ON "invites" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "invites_sponsor" ON "invites" USING btree ("sponsor_id") WHERE sponsor_id is not null;--> statement-breakpoint
CREATE INDEX "comment_files_file" ON "comment_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "comments_publication" ON "comments" USING btree ("publication_id","created_at","id");--> statement-breakpoint
CREATE INDEX "comments_parent" ON "comments" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "comments_author" ON "comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "publication_hashtags_key" ON "publication_hashtags" USING btree ("key","published_at","publication_id");--> statement-breakpoint
CREATE INDEX "publication_hashtags_heat" ON "publication_hashtags" USING btree ("key","heat","published_at","publication_id") WHERE heat is not null;--> statement-breakpoint
CREATE INDEX "publication_pictures_file" ON "publication_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "publication_states_publication" ON "publication_states" USING btree ("publication_id","created_at");--> statement-breakpoint
CREATE INDEX "publications_feed" ON "publications" USING btree ("feed","published_at","id") WHERE deleted_at is null and state = 'published';--> statement-breakpoint
CREATE INDEX "publications_group" ON "publications" USING btree ("group_id","published_at","id") WHERE deleted_at is null and state = 'published';--> statement-breakpoint
CREATE INDEX "publications_author" ON "publications" USING btree ("author_id","published_at","id") WHERE deleted_at is null and state = 'published';--> statement-breakpoint
CREATE INDEX "publications_pinned_comment" ON "publications" USING btree ("pinned_comment_id") WHERE pinned_comment_id is not null;--> statement-breakpoint
CREATE INDEX "publications_feed_heat" ON "publications" USING btree ("feed","heat","published_at","id") WHERE deleted_at is null and state = 'published' and comment_count > 0;--> statement-breakpoint
CREATE INDEX "publications_author_heat" ON "publications" USING btree ("author_id","heat","published_at","id") WHERE deleted_at is null and state = 'published' and comment_count > 0;--> statement-breakpoint
CREATE INDEX "publications_group_heat" ON "publications" USING btree ("group_id","heat","published_at","id") WHERE deleted_at is null and state = 'published' and comment_count > 0;--> statement-breakpoint
CREATE INDEX "reactions_account" ON "reactions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reactions_subject" ON "reactions" USING btree ("subject_id","created_at","account_id");--> statement-breakpoint
CREATE INDEX "drafts_account" ON "drafts" USING btree ("account_id","saved_at","id");--> statement-breakpoint
CREATE INDEX "draft_files_file" ON "draft_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "draft_pictures_file" ON "draft_pictures" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "publication_files_file" ON "publication_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "hashtag_rules_target" ON "hashtag_rules" USING btree ("group_id","target_key");--> statement-breakpoint
CREATE INDEX "hashtag_rules_author" ON "hashtag_rules" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "hashtag_subscriptions_key" ON "hashtag_subscriptions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "moderation_appeals_answer" ON "moderation_appeals" USING btree ("answer_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_open" ON "moderation_cases" USING btree ("group_id","opened_at","id") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_closed" ON "moderation_cases" USING btree ("group_id","closed_at","id") WHERE closed_at is not null;--> statement-breakpoint
CREATE INDEX "moderation_cases_author" ON "moderation_cases" USING btree ("author_id","opened_at");--> statement-breakpoint
CREATE INDEX "moderation_decisions_case" ON "moderation_decisions" USING btree ("case_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_mutes_account" ON "moderation_mutes" USING btree ("account_id","until");--> statement-breakpoint
CREATE INDEX "moderation_reports_decision" ON "moderation_reports" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "notice_choices_group" ON "notice_choices" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notice_habits_group" ON "notice_habits" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notice_mutes_publication" ON "notice_mutes" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "notice_mutes_group" ON "notice_mutes" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "notices_account" ON "notices" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notices_heap" ON "notices" USING btree ("account_id","heap","created_at") WHERE heap is not null;--> statement-breakpoint
CREATE INDEX "notices_publication" ON "notices" USING btree ("publication_id","account_id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("account_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "notices_mail" ON "notices" USING btree ("mail","account_id") WHERE mail is not null and mailed_at is null;--> statement-breakpoint
CREATE INDEX "notices_push" ON "notices" USING btree ("account_id") WHERE push is not null and push_id is null and read_at is null;--> statement-breakpoint
CREATE INDEX "notices_pushed" ON "notices" USING btree ("push_id") WHERE push_id is not null;--> statement-breakpoint
CREATE INDEX "push_devices_account" ON "push_devices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "push_devices_service" ON "push_devices" USING btree ("service");--> statement-breakpoint
CREATE INDEX "push_devices_group" ON "push_devices" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "push_messages_due" ON "push_messages" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "push_messages_group" ON "push_messages" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "poll_choices_account" ON "poll_choices" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "poll_voters_account" ON "poll_voters" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "publication_reads_account" ON "publication_reads" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "canned_replies_group" ON "canned_replies" USING btree ("group_id","title");--> statement-breakpoint
CREATE INDEX "missed_queries_often" ON "missed_queries" USING btree ("group_id","times","last_at","query");--> statement-breakpoint
CREATE INDEX "recent_queries_newest" ON "recent_queries" USING btree ("account_id","asked_at");--> statement-breakpoint
CREATE INDEX "recent_queries_asked" ON "recent_queries" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "saved_queries_turn" ON "saved_queries" USING btree (coalesce(tried_at, watched_from)) WHERE watched_from is not null;--> statement-breakpoint
CREATE INDEX "search_lexicon_word" ON "search_lexicon" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_synonyms_group" ON "search_synonyms" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "search_words_people" ON "search_words" USING gin ("words") WHERE tab = 'people';--> statement-breakpoint
CREATE INDEX "search_words_news" ON "search_words" USING gin ("words") WHERE tab = 'news';--> statement-breakpoint
CREATE INDEX "search_words_ugc" ON "search_words" USING gin ("words") WHERE tab = 'ugc';--> statement-breakpoint
CREATE INDEX "search_words_news_titles" ON "search_words" USING gin (ts_filter("words", '{a}')) WHERE tab = 'news';--> statement-breakpoint
CREATE INDEX "search_words_ugc_titles" ON "search_words" USING gin (ts_filter("words", '{a}')) WHERE tab = 'ugc';--> statement-breakpoint
CREATE INDEX "search_words_tags" ON "search_words" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "search_words_newest" ON "search_words" USING btree ("tab","happened_at","object_id");--> statement-breakpoint
CREATE INDEX "search_words_author" ON "search_words" USING btree ("author_id","happened_at");--> statement-breakpoint
CREATE INDEX "search_words_unspelled" ON "search_words" USING btree ("kind","object_id") WHERE not spelled;--> statement-breakpoint
CREATE INDEX "content_filter_finds_object" ON "content_filter_finds" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "content_filters_group" ON "content_filters" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "videos_publication" ON "videos" USING btree ("publication_id");--> statement-breakpoint
CREATE INDEX "videos_poster" ON "videos" USING btree ("poster_id");--> statement-breakpoint
CREATE INDEX "hidden_authors_author" ON "hidden_authors" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "hidden_rubrics_rubric" ON "hidden_rubrics" USING btree ("rubric_id");--> statement-breakpoint
CREATE INDEX "subscriptions_author" ON "subscriptions" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "saved_publications_newest" ON "saved_publications" USING btree ("account_id","created_at","publication_id");--> statement-breakpoint
CREATE INDEX "desk_remarks_publication" ON "desk_remarks" USING btree ("publication_id","created_at","id");--> statement-breakpoint
CREATE INDEX "acknowledgements_account" ON "acknowledgements" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "article_authors_account" ON "article_authors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "article_relations_related" ON "article_relations" USING btree ("related_id");--> statement-breakpoint
CREATE INDEX "articles_publish" ON "articles" USING btree ("publish_at");--> statement-breakpoint
CREATE INDEX "articles_unpublish" ON "articles" USING btree ("unpublish_at");--> statement-breakpoint
CREATE INDEX "articles_review" ON "articles" USING btree ("review_on");--> statement-breakpoint
CREATE INDEX "guest_articles_group" ON "guest_articles" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "pin_folds_account" ON "pin_folds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pins_feed" ON "pins" USING btree ("group_id","feed","until");--> statement-breakpoint
CREATE INDEX "publication_rubrics_rubric" ON "publication_rubrics" USING btree ("rubric_id","published_at","publication_id");--> statement-breakpoint
CREATE INDEX "publication_rubrics_heat" ON "publication_rubrics" USING btree ("rubric_id","heat","published_at","publication_id") WHERE heat is not null;--> statement-breakpoint
CREATE INDEX "rubric_subscriptions_rubric" ON "rubric_subscriptions" USING btree ("rubric_id");--> statement-breakpoint
CREATE INDEX "rubrics_group" ON "rubrics" USING btree ("group_id","place");--> statement-breakpoint
CREATE INDEX "rubrics_parent" ON "rubrics" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "line_dismissals_account" ON "line_dismissals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "running_lines_live" ON "running_lines" USING btree ("ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "running_lines_group" ON "running_lines" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "running_lines_author" ON "running_lines" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "stories_air" ON "stories" USING btree ("expires_at") WHERE deleted_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "stories_group" ON "stories" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stories_author" ON "stories" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "stories_rubric" ON "stories" USING btree ("rubric_id") WHERE rubric_id is not null;--> statement-breakpoint
CREATE INDEX "stories_cover" ON "stories" USING btree ("cover_id") WHERE cover_id is not null;--> statement-breakpoint
CREATE INDEX "story_answers_story" ON "story_answers" USING btree ("story_id","created_at","id");--> statement-breakpoint
CREATE INDEX "story_answers_author" ON "story_answers" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "story_answers_group" ON "story_answers" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "story_frames_story" ON "story_frames" USING btree ("story_id","place");--> statement-breakpoint
CREATE INDEX "story_frames_file" ON "story_frames" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "story_frames_film" ON "story_frames" USING btree ("film_id");--> statement-breakpoint
CREATE INDEX "story_frames_group" ON "story_frames" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "story_views_account" ON "story_views" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "article_templates_group" ON "article_templates" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "analytics_events_group" ON "analytics_events" USING btree ("group_id","at");--> statement-breakpoint
CREATE INDEX "analytics_events_account" ON "analytics_events" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "imported_objects_import" ON "imported_objects" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_objects_object" ON "imported_objects" USING btree ("object_id");--> statement-breakpoint
CREATE INDEX "imports_group" ON "imports" USING btree ("group_id","source");--> statement-breakpoint
CREATE UNIQUE INDEX "ldap_people_external_id" ON "ldap_people" USING btree ("group_id","external_id");--> statement-breakpoint
CREATE INDEX "people_tables_group" ON "people_tables" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_holders_account" ON "claim_holders" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_rules_same" ON "claim_rules" USING btree ("group_id","claim","value","right") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_name" ON "scim_groups" USING btree ("group_id",lower("display_name")) WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_external_id" ON "scim_groups" USING btree ("group_id","external_id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "scim_members_account" ON "scim_members" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_people_user_name" ON "scim_people" USING btree ("group_id",lower("user_name"));--> statement-breakpoint
CREATE UNIQUE INDEX "scim_people_external_id" ON "scim_people" USING btree ("group_id","external_id");--> statement-breakpoint
CREATE INDEX "scim_tokens_group" ON "scim_tokens" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scim_trials_group" ON "scim_trials" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "scim_trials_token" ON "scim_trials" USING btree ("token_id");--> statement-breakpoint
CREATE INDEX "scim_trials_created" ON "scim_trials" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "absences_account" ON "absences" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE INDEX "absences_deputy" ON "absences" USING btree ("deputy_id");--> statement-breakpoint
CREATE INDEX "absences_group" ON "absences" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "former_aliases_account" ON "former_aliases" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "support_files_file" ON "support_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "support_messages_ticket" ON "support_messages" USING btree ("ticket_id","created_at");--> statement-breakpoint
CREATE INDEX "support_messages_group" ON "support_messages" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "support_tickets_group" ON "support_tickets" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "support_tickets_author" ON "support_tickets" USING btree ("author_id","created_at","id");--> statement-breakpoint
CREATE INDEX "moods_group" ON "moods" USING btree ("group_id","day");--> statement-breakpoint
CREATE INDEX "moods_department" ON "moods" USING btree ("department_id");
--> statement-breakpoint
-- What tables do by themselves: search, counts and moments follow what changes; what was agreed to stays as it was.
CREATE FUNCTION take_moments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.published_at, CASE WHEN p.comment_count > 0 THEN p.heat END INTO NEW.published_at, NEW.heat
  FROM publications p WHERE p.id = NEW.publication_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION give_moments() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE warmth bigint := CASE WHEN NEW.comment_count > 0 THEN NEW.heat END;
BEGIN
  UPDATE publication_rubrics SET published_at = NEW.published_at, heat = warmth WHERE publication_id = NEW.id;
  UPDATE publication_hashtags SET published_at = NEW.published_at, heat = warmth WHERE publication_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- The parts of audiences that a person belongs to: themselves, their company, their town, the tags of their profile, their
-- department and those above it, and the given rights.
CREATE FUNCTION audience_of(person uuid, rights text[]) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE AS $$
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
--> statement-breakpoint
-- What was published stays, to the letter.
CREATE FUNCTION keep_published_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.published_at IS NOT NULL THEN
    RAISE EXCEPTION 'a published version is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
-- Of an acceptance only this is ever written later, and once: when it was taken back.
CREATE FUNCTION keep_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.withdrawn_at IS NOT NULL OR NEW.withdrawn_at IS NULL
    OR to_jsonb(NEW) - 'withdrawn_at' <> to_jsonb(OLD) - 'withdrawn_at' THEN
    RAISE EXCEPTION 'an acceptance is never changed' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_account_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION people_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_people_in_search(array(SELECT id FROM fresh), false);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION departments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_people_in_search(array(SELECT id FROM accounts WHERE department_id = NEW.id), true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION people_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = 'person' AND object_id IN (SELECT id FROM before);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION comments_came() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM put_comments_in_search(array(SELECT id FROM fresh));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION comments_went() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents WHERE kind = 'comment' AND object_id IN (SELECT id FROM before);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- An expression as synonyms are compared: each word without its ending, those that search leaves out as they are.
CREATE FUNCTION search_stems(said text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(coalesce((tsvector_to_array(to_tsvector('russian_yo', word)))[1], word), ' ' ORDER BY place), '')
  FROM unnest(string_to_array(said, ' ')) WITH ORDINALITY one(word, place)
$$;
--> statement-breakpoint
-- Files are found under the names of their publications, by their own names and words; those sent with comments as comments are.
CREATE FUNCTION keep_search_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION comments_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- An address names the comment it leads to, so that its reader comes to the part of a long talk where it stands.
CREATE FUNCTION comment_place(id uuid) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT '?comment=' || id || '#' || id $$;
--> statement-breakpoint
CREATE FUNCTION put_comments_in_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM search_documents s WHERE s.kind = 'comment' AND s.object_id = ANY(ids) AND NOT EXISTS (
    SELECT FROM comments c JOIN publications p ON p.id = c.publication_id
    WHERE c.id = s.object_id AND c.deleted_at IS NULL AND c.hidden_at IS NULL AND c.text <> ''
      AND p.deleted_at IS NULL AND p.state = 'published');
  INSERT INTO search_documents (kind, object_id, author_id, owner_id, group_id, reach, audience, tab, title, body, href, happened_at)
  SELECT 'comment', c.id, c.author_id, CASE WHEN p.kind = 'ugc' THEN p.author_id END, c.group_id, p.reach, p.audience,
    CASE WHEN p.kind = 'ugc' THEN 'ugc' ELSE 'news' END, coalesce(nullif(p.title, ''), p.excerpt), c.text,
    CASE WHEN p.kind = 'ugc' THEN '/ugc/' ELSE '/article/' END || p.id || comment_place(c.id), greatest(c.created_at, p.published_at)
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
CREATE FUNCTION put_files_in_search(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  WITH stands AS (
    SELECT 'file' AS kind, b.file_id, p.id, CASE WHEN NOT p.editorial THEN p.author_id END AS author_id,
      NULL::uuid AS owner_id, '' AS anchor, p.published_at AS happened_at
    FROM publication_files b JOIN publications p ON p.id = b.publication_id
    WHERE b.file_id = ANY(ids) AND p.deleted_at IS NULL AND p.state = 'published'
    UNION ALL
    SELECT 'comment-file', b.file_id, p.id, c.author_id, CASE WHEN p.kind = 'ugc' THEN p.author_id END,
      comment_place(c.id), greatest(c.created_at, p.published_at)
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
-- Where somebody works and what they can do is found by whoever may see it: kept for fewer people it is not in search.
CREATE FUNCTION put_people_in_search(ids uuid[], known_only boolean) RETURNS void LANGUAGE sql AS $$
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
CREATE FUNCTION people_changed() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER audit_is_append_only BEFORE UPDATE OR DELETE ON audit
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER publication_rubrics_moments BEFORE INSERT ON publication_rubrics FOR EACH ROW EXECUTE FUNCTION take_moments();
--> statement-breakpoint
CREATE TRIGGER publication_hashtags_moments BEFORE INSERT ON publication_hashtags FOR EACH ROW EXECUTE FUNCTION take_moments();
--> statement-breakpoint
CREATE TRIGGER publications_moments AFTER UPDATE OF published_at, comment_count ON publications FOR EACH ROW
WHEN ((OLD.published_at, OLD.comment_count) IS DISTINCT FROM (NEW.published_at, NEW.comment_count))
EXECUTE FUNCTION give_moments();
--> statement-breakpoint
CREATE TRIGGER agreement_versions_stay BEFORE UPDATE OR DELETE ON agreement_versions
  FOR EACH ROW EXECUTE FUNCTION keep_published_version();
--> statement-breakpoint
CREATE TRIGGER agreement_acceptances_stay BEFORE UPDATE OR DELETE ON agreement_acceptances
  FOR EACH ROW EXECUTE FUNCTION keep_acceptance();
--> statement-breakpoint
-- Whoever changes what the company's directory of people tells, its next look sees that something is new.
CREATE TRIGGER accounts_changed BEFORE UPDATE OF first_name, last_name, patronymic, email, phone, position, location,
  department_id, manager_id, left_at ON accounts FOR EACH ROW EXECUTE FUNCTION note_account_change();
--> statement-breakpoint
CREATE TRIGGER search_documents_words AFTER INSERT OR UPDATE ON search_documents
FOR EACH ROW EXECUTE FUNCTION keep_search_words();
--> statement-breakpoint
CREATE TRIGGER accounts_search_came AFTER INSERT ON accounts REFERENCING NEW TABLE AS fresh
FOR EACH STATEMENT EXECUTE FUNCTION people_came();
--> statement-breakpoint
CREATE TRIGGER accounts_search_changed AFTER UPDATE ON accounts REFERENCING NEW TABLE AS fresh OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION people_changed();
--> statement-breakpoint
CREATE TRIGGER accounts_search_went AFTER DELETE ON accounts REFERENCING OLD TABLE AS before
FOR EACH STATEMENT EXECUTE FUNCTION people_went();
--> statement-breakpoint
CREATE TRIGGER departments_search AFTER UPDATE OF name ON departments FOR EACH ROW
WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION departments_changed();
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
-- Beside the rule «tenant»: what is shown to guests is known outside its company too, to be read and never to be changed.
CREATE POLICY guests ON "guest_articles" FOR SELECT USING (true);
--> statement-breakpoint
CREATE POLICY guests ON "files" FOR SELECT USING (shown_in IS NOT NULL);
