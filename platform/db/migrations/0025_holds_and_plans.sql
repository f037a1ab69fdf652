CREATE TABLE "special_days" (
	"day" date PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"object_id" uuid,
	"until" timestamp (3) with time zone NOT NULL,
	"transaction_id" uuid NOT NULL,
	"ending" text,
	"ended_in" uuid,
	CONSTRAINT "ledger_holds_cause" UNIQUE("group_id","cause"),
	CONSTRAINT "ledger_holds_amount" CHECK (amount > 0),
	CONSTRAINT "ledger_holds_ending" CHECK ((ending is null) = (ended_in is null))
);
--> statement-breakpoint
CREATE TABLE "progress_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"step_id" uuid,
	"state" text NOT NULL,
	"by_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "progress_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"owner" text NOT NULL,
	"object_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"made_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "progress_plans_version" UNIQUE("object_id","version")
);
--> statement-breakpoint
CREATE TABLE "progress_run_steps" (
	"run_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"state" text NOT NULL,
	"opens_on" date,
	"due_on" date,
	"evidence" text DEFAULT '' NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"grade" integer,
	"returns" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" uuid,
	CONSTRAINT "progress_run_steps_run_id_step_id_pk" PRIMARY KEY("run_id","step_id"),
	CONSTRAINT "progress_run_steps_done" CHECK ((done_at is not null) = (state in ('done', 'skipped')))
);
--> statement-breakpoint
CREATE TABLE "progress_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"started_on" date NOT NULL,
	"paused_on" date,
	"ended_at" timestamp (3) with time zone,
	"started_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "progress_runs_ended" CHECK ((ended_at is not null) = (state in ('completed', 'failed', 'cancelled'))),
	CONSTRAINT "progress_runs_paused" CHECK ((paused_on is not null) = (state = 'paused'))
);
--> statement-breakpoint
CREATE TABLE "progress_steps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"key" text NOT NULL,
	"stage" integer NOT NULL,
	"place" integer NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid,
	"title" text NOT NULL,
	"required" boolean NOT NULL,
	"role" text NOT NULL,
	"unlock" text NOT NULL,
	"is_checked" boolean NOT NULL,
	"opens_after" integer,
	"due_after" integer,
	CONSTRAINT "progress_steps_key" UNIQUE("plan_id","key"),
	CONSTRAINT "progress_steps_place" UNIQUE("plan_id","place")
);
--> statement-breakpoint
CREATE TABLE "progress_time" (
	"run_id" uuid NOT NULL,
	"step_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"method" text NOT NULL,
	"seconds" integer NOT NULL,
	CONSTRAINT "progress_time_run_id_step_id_day_method_pk" PRIMARY KEY("run_id","step_id","day","method"),
	CONSTRAINT "progress_time_seconds" CHECK (seconds between 0 and 86400)
);
--> statement-breakpoint
DROP INDEX "ledger_accounts_person";--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_holds" ADD CONSTRAINT "ledger_holds_ended_in_ledger_transactions_id_fk" FOREIGN KEY ("ended_in") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_marks" ADD CONSTRAINT "progress_marks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_marks" ADD CONSTRAINT "progress_marks_run_id_progress_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."progress_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_marks" ADD CONSTRAINT "progress_marks_step_id_progress_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."progress_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_marks" ADD CONSTRAINT "progress_marks_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_plans" ADD CONSTRAINT "progress_plans_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_plans" ADD CONSTRAINT "progress_plans_made_by_accounts_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_run_steps" ADD CONSTRAINT "progress_run_steps_run_id_progress_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."progress_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_run_steps" ADD CONSTRAINT "progress_run_steps_step_id_progress_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."progress_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_run_steps" ADD CONSTRAINT "progress_run_steps_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_run_steps" ADD CONSTRAINT "progress_run_steps_done_by_accounts_id_fk" FOREIGN KEY ("done_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_runs" ADD CONSTRAINT "progress_runs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_runs" ADD CONSTRAINT "progress_runs_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_runs" ADD CONSTRAINT "progress_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_runs" ADD CONSTRAINT "progress_runs_started_by_accounts_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_steps" ADD CONSTRAINT "progress_steps_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_steps" ADD CONSTRAINT "progress_steps_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_time" ADD CONSTRAINT "progress_time_run_id_progress_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."progress_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_time" ADD CONSTRAINT "progress_time_step_id_progress_steps_id_fk" FOREIGN KEY ("step_id") REFERENCES "public"."progress_steps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "progress_time" ADD CONSTRAINT "progress_time_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_holds_account" ON "ledger_holds" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "ledger_holds_over" ON "ledger_holds" USING btree ("until") WHERE ending is null;--> statement-breakpoint
CREATE INDEX "progress_marks_run" ON "progress_marks" USING btree ("run_id","id");--> statement-breakpoint
CREATE INDEX "progress_marks_by" ON "progress_marks" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "progress_plans_maker" ON "progress_plans" USING btree ("made_by");--> statement-breakpoint
CREATE INDEX "progress_run_steps_step" ON "progress_run_steps" USING btree ("step_id");--> statement-breakpoint
CREATE INDEX "progress_run_steps_opens" ON "progress_run_steps" USING btree ("opens_on") WHERE state = 'locked';--> statement-breakpoint
CREATE INDEX "progress_run_steps_due" ON "progress_run_steps" USING btree ("due_on") WHERE state not in ('done', 'skipped');--> statement-breakpoint
CREATE INDEX "progress_run_steps_doer" ON "progress_run_steps" USING btree ("done_by");--> statement-breakpoint
CREATE UNIQUE INDEX "progress_runs_one" ON "progress_runs" USING btree ("object_id","account_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "progress_runs_account" ON "progress_runs" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "progress_runs_plan" ON "progress_runs" USING btree ("plan_id","state");--> statement-breakpoint
CREATE INDEX "progress_runs_starter" ON "progress_runs" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "progress_time_step" ON "progress_time" USING btree ("step_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_person" ON "ledger_accounts" USING btree ("group_id","owner_id","purse") WHERE purse in ('earned', 'thanks', 'held');