CREATE TABLE "ledger_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"purse" text NOT NULL,
	"owner_id" uuid,
	"title" text DEFAULT '' NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_accounts_balance" CHECK (balance >= 0 or purse = 'issue')
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transaction_id" uuid NOT NULL,
	"ledger_account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"amount" integer NOT NULL,
	"balance_after" integer NOT NULL,
	CONSTRAINT "ledger_entries_transaction_id_ledger_account_id_pk" PRIMARY KEY("transaction_id","ledger_account_id"),
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_heads" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"hash" text DEFAULT '' NOT NULL,
	"broken_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"initiator_id" uuid,
	"object_id" uuid,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_transactions_number" UNIQUE("group_id","number"),
	CONSTRAINT "ledger_transactions_cause" UNIQUE("group_id","cause")
);
--> statement-breakpoint
CREATE TABLE "achievement_awards" (
	"achievement_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"awarded_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"awarded_at" timestamp (3) with time zone NOT NULL,
	"key_place" integer,
	"revoked_at" timestamp (3) with time zone,
	"revoked_for" text DEFAULT '' NOT NULL,
	CONSTRAINT "achievement_awards_achievement_id_account_id_pk" PRIMARY KEY("achievement_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "achievement_collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "achievements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"collection_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text NOT NULL,
	"metal" text NOT NULL,
	"deed" text,
	"count" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"secret" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"per_deed" integer DEFAULT 1000 NOT NULL,
	"per_day" integer DEFAULT 3000 NOT NULL,
	"per_month" integer DEFAULT 10000 NOT NULL,
	"allowance" integer DEFAULT 200 NOT NULL,
	"leader_allowance" integer DEFAULT 400 NOT NULL,
	"time_zone" text DEFAULT 'Europe/Moscow' NOT NULL,
	"allowed_for" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_notes" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"receiver_id" uuid,
	"words" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"deed" text NOT NULL,
	"amount" integer NOT NULL,
	"per_day" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"reward" integer NOT NULL,
	"kind" text NOT NULL,
	"deed" text,
	"code" text,
	"period" text NOT NULL,
	"limit_total" integer,
	"ends_at" timestamp (3) with time zone,
	"archived_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"evidence" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"decided_by" uuid,
	"submitted_at" timestamp (3) with time zone,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_runs_once" UNIQUE("task_id","account_id","period")
);
--> statement-breakpoint
CREATE TABLE "thanks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"value_id" uuid,
	"card" text NOT NULL,
	"words" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"circle" text NOT NULL,
	"transaction_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "thanks_receivers" (
	"thanks_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "thanks_receivers_thanks_id_account_id_pk" PRIMARY KEY("thanks_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "thanks_settings" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"per_day" integer DEFAULT 5 NOT NULL,
	"per_pair" integer DEFAULT 3 NOT NULL,
	"most_points" integer DEFAULT 100 NOT NULL,
	"value_required" boolean DEFAULT false NOT NULL,
	"tells_manager" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "thanks_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_ledger_account_id_ledger_accounts_id_fk" FOREIGN KEY ("ledger_account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_heads" ADD CONSTRAINT "ledger_heads_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_transactions" ADD CONSTRAINT "ledger_transactions_initiator_id_accounts_id_fk" FOREIGN KEY ("initiator_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_awards" ADD CONSTRAINT "achievement_awards_achievement_id_achievements_id_fk" FOREIGN KEY ("achievement_id") REFERENCES "public"."achievements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_awards" ADD CONSTRAINT "achievement_awards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_awards" ADD CONSTRAINT "achievement_awards_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_awards" ADD CONSTRAINT "achievement_awards_awarded_by_accounts_id_fk" FOREIGN KEY ("awarded_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievement_collections" ADD CONSTRAINT "achievement_collections_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_collection_id_achievement_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."achievement_collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_settings" ADD CONSTRAINT "loyalty_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_notes" ADD CONSTRAINT "point_notes_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_notes" ADD CONSTRAINT "point_notes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_notes" ADD CONSTRAINT "point_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_notes" ADD CONSTRAINT "point_notes_receiver_id_accounts_id_fk" FOREIGN KEY ("receiver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_rules" ADD CONSTRAINT "point_rules_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_tasks" ADD CONSTRAINT "loyalty_tasks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_tasks" ADD CONSTRAINT "loyalty_tasks_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_runs" ADD CONSTRAINT "task_runs_task_id_loyalty_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."loyalty_tasks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_runs" ADD CONSTRAINT "task_runs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_runs" ADD CONSTRAINT "task_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_runs" ADD CONSTRAINT "task_runs_decided_by_accounts_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_value_id_thanks_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."thanks_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks" ADD CONSTRAINT "thanks_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks_receivers" ADD CONSTRAINT "thanks_receivers_thanks_id_thanks_id_fk" FOREIGN KEY ("thanks_id") REFERENCES "public"."thanks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks_receivers" ADD CONSTRAINT "thanks_receivers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks_receivers" ADD CONSTRAINT "thanks_receivers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks_settings" ADD CONSTRAINT "thanks_settings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "thanks_values" ADD CONSTRAINT "thanks_values_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_person" ON "ledger_accounts" USING btree ("group_id","owner_id","purse") WHERE purse in ('earned', 'thanks');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_system" ON "ledger_accounts" USING btree ("group_id","purse") WHERE purse in ('issue', 'spent');--> statement-breakpoint
CREATE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("ledger_account_id","number");--> statement-breakpoint
CREATE INDEX "ledger_transactions_initiator" ON "ledger_transactions" USING btree ("initiator_id");--> statement-breakpoint
CREATE INDEX "achievement_awards_account" ON "achievement_awards" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "achievement_awards_author" ON "achievement_awards" USING btree ("awarded_by");--> statement-breakpoint
CREATE INDEX "achievement_collections_group" ON "achievement_collections" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "achievements_group" ON "achievements" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "achievements_collection" ON "achievements" USING btree ("collection_id");--> statement-breakpoint
CREATE INDEX "point_notes_author" ON "point_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "point_notes_receiver" ON "point_notes" USING btree ("receiver_id");--> statement-breakpoint
CREATE INDEX "point_rules_group" ON "point_rules" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "loyalty_tasks_group" ON "loyalty_tasks" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "loyalty_tasks_author" ON "loyalty_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "task_runs_account" ON "task_runs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "task_runs_queue" ON "task_runs" USING btree ("group_id","submitted_at") WHERE state = 'submitted';--> statement-breakpoint
CREATE INDEX "task_runs_checker" ON "task_runs" USING btree ("decided_by");--> statement-breakpoint
CREATE INDEX "thanks_author" ON "thanks" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "thanks_open" ON "thanks" USING btree ("group_id","created_at","id") WHERE withdrawn_at is null and circle = 'public';--> statement-breakpoint
CREATE INDEX "thanks_receivers_account" ON "thanks_receivers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "thanks_values_group" ON "thanks_values" USING btree ("group_id");
--> statement-breakpoint
-- What has been posted stays as it was posted.
CREATE TRIGGER ledger_transactions_stay BEFORE UPDATE OR DELETE ON ledger_transactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- Looks at the whole transaction when it is committed, whichever of its rows came last and whosever turn it is then.
CREATE FUNCTION demand_balance() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
DECLARE
  it uuid := (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  before text := coalesce(current_setting('app.group_id', true), '');
BEGIN
  PERFORM set_config('app.group_id', '*', true);
  IF (SELECT count(*) < 2 OR sum(amount) <> 0 FROM public.ledger_entries WHERE transaction_id = it) THEN
    RAISE EXCEPTION 'the entries of transaction % are not in balance', it USING ERRCODE = 'check_violation';
  END IF;
  PERFORM set_config('app.group_id', before, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_balance('id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION demand_balance('transaction_id');
--> statement-breakpoint
-- As before; deeds of people add to the ledger and change nothing in it.
CREATE OR REPLACE FUNCTION guard_tenants() RETURNS void LANGUAGE plpgsql AS $$
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
    REVOKE UPDATE, DELETE ON ledger_transactions, ledger_entries FROM portal_app;
  END IF;
END $$;
