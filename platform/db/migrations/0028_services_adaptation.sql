CREATE TABLE "adaptation_conclusions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"outcome" text NOT NULL,
	"text" text NOT NULL,
	"by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adaptation_files" (
	"run_id" uuid NOT NULL,
	"step_key" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "adaptation_files_run_id_step_key_file_id_pk" PRIMARY KEY("run_id","step_key","file_id")
);
--> statement-breakpoint
CREATE TABLE "adaptation_helpers" (
	"run_id" uuid NOT NULL,
	"role" text NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid,
	CONSTRAINT "adaptation_helpers_run_id_role_pk" PRIMARY KEY("run_id","role")
);
--> statement-breakpoint
CREATE TABLE "adaptation_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"run_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adaptation_runs" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"trial_ends_on" date,
	"own_steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "adaptation_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"document" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_revision" integer,
	"plan_id" uuid,
	"starts_since" timestamp (3) with time zone,
	"audience" text[],
	"hr_id" uuid,
	"it_id" uuid,
	"trial_days" integer NOT NULL,
	"archived_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adaptation_templates_title" UNIQUE("group_id","title")
);
--> statement-breakpoint
CREATE TABLE "adaptation_ticks" (
	"run_id" uuid NOT NULL,
	"step_key" uuid NOT NULL,
	"item" integer NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "adaptation_ticks_run_id_step_key_item_pk" PRIMARY KEY("run_id","step_key","item")
);
--> statement-breakpoint
CREATE TABLE "adaptation_versions" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"template_id" uuid NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"title" text NOT NULL,
	"alias" text NOT NULL,
	"place" integer NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published" integer,
	"published_revision" integer,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_snapshots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"published_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_snapshots_number" UNIQUE("page_id","number")
);
--> statement-breakpoint
CREATE TABLE "service_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"icon" text NOT NULL,
	"place" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_days" (
	"service_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"day" date NOT NULL,
	"opens" integer NOT NULL,
	CONSTRAINT "service_days_service_id_day_pk" PRIMARY KEY("service_id","day")
);
--> statement-breakpoint
CREATE TABLE "service_favourites" (
	"account_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_favourites_account_id_service_id_pk" PRIMARY KEY("account_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "service_uses" (
	"account_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "service_uses_account_id_service_id_pk" PRIMARY KEY("account_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"audience" text[],
	"category_id" uuid,
	"parent_id" uuid,
	"alias" text,
	"season" text,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"icon" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"status_text" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"faq" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "services_dates" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "request_drafts" (
	"account_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"answers" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_drafts_account_id_service_id_pk" PRIMARY KEY("account_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "request_executors" (
	"service_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "request_executors_service_id_account_id_pk" PRIMARY KEY("service_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "request_files" (
	"mark_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "request_files_mark_id_file_id_pk" PRIMARY KEY("mark_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "request_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"service_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "request_forms_version" UNIQUE("service_id","version")
);
--> statement-breakpoint
CREATE TABLE "request_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"by_id" uuid,
	"deed" text NOT NULL,
	"state" text,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_numbers" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_routes" (
	"service_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"approval" text DEFAULT 'never' NOT NULL,
	"rule" text DEFAULT '' NOT NULL,
	"term_hours" integer,
	"revision" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"form_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"initiator_id" uuid NOT NULL,
	"approver_id" uuid,
	"executor_id" uuid,
	"answers" jsonb NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"term_minutes" integer,
	"used_minutes" integer DEFAULT 0 NOT NULL,
	"waited_minutes" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone,
	"soon_told_at" timestamp (3) with time zone,
	"late_told_at" timestamp (3) with time zone,
	"was_late" boolean DEFAULT false NOT NULL,
	"rating" integer,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "requests_number" UNIQUE("group_id","number"),
	CONSTRAINT "requests_rating" CHECK (rating between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "progress_steps" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "adaptation_conclusions" ADD CONSTRAINT "adaptation_conclusions_run_id_adaptation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."adaptation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_conclusions" ADD CONSTRAINT "adaptation_conclusions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_conclusions" ADD CONSTRAINT "adaptation_conclusions_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_files" ADD CONSTRAINT "adaptation_files_run_id_adaptation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."adaptation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_files" ADD CONSTRAINT "adaptation_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_files" ADD CONSTRAINT "adaptation_files_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_helpers" ADD CONSTRAINT "adaptation_helpers_run_id_adaptation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."adaptation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_helpers" ADD CONSTRAINT "adaptation_helpers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_helpers" ADD CONSTRAINT "adaptation_helpers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_notes" ADD CONSTRAINT "adaptation_notes_run_id_adaptation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."adaptation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_notes" ADD CONSTRAINT "adaptation_notes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_notes" ADD CONSTRAINT "adaptation_notes_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_runs" ADD CONSTRAINT "adaptation_runs_run_id_progress_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."progress_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_runs" ADD CONSTRAINT "adaptation_runs_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_runs" ADD CONSTRAINT "adaptation_runs_template_id_adaptation_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."adaptation_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_runs" ADD CONSTRAINT "adaptation_runs_plan_id_adaptation_versions_plan_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."adaptation_versions"("plan_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_runs" ADD CONSTRAINT "adaptation_runs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_templates" ADD CONSTRAINT "adaptation_templates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_templates" ADD CONSTRAINT "adaptation_templates_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_templates" ADD CONSTRAINT "adaptation_templates_hr_id_accounts_id_fk" FOREIGN KEY ("hr_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_templates" ADD CONSTRAINT "adaptation_templates_it_id_accounts_id_fk" FOREIGN KEY ("it_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_templates" ADD CONSTRAINT "adaptation_templates_created_by_accounts_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_ticks" ADD CONSTRAINT "adaptation_ticks_run_id_adaptation_runs_run_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."adaptation_runs"("run_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_ticks" ADD CONSTRAINT "adaptation_ticks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_versions" ADD CONSTRAINT "adaptation_versions_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_versions" ADD CONSTRAINT "adaptation_versions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adaptation_versions" ADD CONSTRAINT "adaptation_versions_template_id_adaptation_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."adaptation_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_pages" ADD CONSTRAINT "service_pages_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_snapshots" ADD CONSTRAINT "service_snapshots_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_snapshots" ADD CONSTRAINT "service_snapshots_page_id_service_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."service_pages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_snapshots" ADD CONSTRAINT "service_snapshots_published_by_accounts_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_categories" ADD CONSTRAINT "service_categories_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_days" ADD CONSTRAINT "service_days_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_days" ADD CONSTRAINT "service_days_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_favourites" ADD CONSTRAINT "service_favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_favourites" ADD CONSTRAINT "service_favourites_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_favourites" ADD CONSTRAINT "service_favourites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_uses" ADD CONSTRAINT "service_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_uses" ADD CONSTRAINT "service_uses_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_uses" ADD CONSTRAINT "service_uses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_category_id_service_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."service_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_drafts" ADD CONSTRAINT "request_drafts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_executors" ADD CONSTRAINT "request_executors_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_executors" ADD CONSTRAINT "request_executors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_executors" ADD CONSTRAINT "request_executors_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_mark_id_request_marks_id_fk" FOREIGN KEY ("mark_id") REFERENCES "public"."request_marks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_files" ADD CONSTRAINT "request_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_forms" ADD CONSTRAINT "request_forms_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_forms" ADD CONSTRAINT "request_forms_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_marks" ADD CONSTRAINT "request_marks_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_marks" ADD CONSTRAINT "request_marks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_marks" ADD CONSTRAINT "request_marks_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_numbers" ADD CONSTRAINT "request_numbers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_routes" ADD CONSTRAINT "request_routes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_routes" ADD CONSTRAINT "request_routes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_form_id_request_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."request_forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_initiator_id_accounts_id_fk" FOREIGN KEY ("initiator_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_approver_id_accounts_id_fk" FOREIGN KEY ("approver_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests" ADD CONSTRAINT "requests_executor_id_accounts_id_fk" FOREIGN KEY ("executor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adaptation_conclusions_run" ON "adaptation_conclusions" USING btree ("run_id","created_at");--> statement-breakpoint
CREATE INDEX "adaptation_conclusions_by" ON "adaptation_conclusions" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "adaptation_files_file" ON "adaptation_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "adaptation_helpers_account" ON "adaptation_helpers" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "adaptation_notes_run" ON "adaptation_notes" USING btree ("run_id","created_at");--> statement-breakpoint
CREATE INDEX "adaptation_notes_author" ON "adaptation_notes" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "adaptation_runs_account" ON "adaptation_runs" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "adaptation_runs_group" ON "adaptation_runs" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "adaptation_runs_template" ON "adaptation_runs" USING btree ("template_id","account_id");--> statement-breakpoint
CREATE INDEX "adaptation_runs_plan" ON "adaptation_runs" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "adaptation_templates_starts" ON "adaptation_templates" USING btree ("starts_since") WHERE starts_since is not null and archived_at is null;--> statement-breakpoint
CREATE INDEX "adaptation_templates_plan" ON "adaptation_templates" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "adaptation_templates_hr" ON "adaptation_templates" USING btree ("hr_id");--> statement-breakpoint
CREATE INDEX "adaptation_templates_it" ON "adaptation_templates" USING btree ("it_id");--> statement-breakpoint
CREATE INDEX "adaptation_templates_author" ON "adaptation_templates" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "adaptation_versions_template" ON "adaptation_versions" USING btree ("template_id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_pages_alias" ON "service_pages" USING btree ("service_id","alias") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "service_pages_changer" ON "service_pages" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "service_snapshots_by" ON "service_snapshots" USING btree ("published_by");--> statement-breakpoint
CREATE UNIQUE INDEX "service_categories_title" ON "service_categories" USING btree ("group_id",lower("title"));--> statement-breakpoint
CREATE INDEX "service_favourites_service" ON "service_favourites" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "service_uses_lately" ON "service_uses" USING btree ("account_id","used_at");--> statement-breakpoint
CREATE INDEX "service_uses_service" ON "service_uses" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "services_group" ON "services" USING btree ("group_id","place","id");--> statement-breakpoint
CREATE INDEX "services_owner" ON "services" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "services_category" ON "services" USING btree ("category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "services_alias" ON "services" USING btree ("parent_id","alias") WHERE parent_id is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "services_season" ON "services" USING btree ("group_id","season") WHERE season is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "request_drafts_service" ON "request_drafts" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "request_drafts_old" ON "request_drafts" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "request_executors_account" ON "request_executors" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "request_files_file" ON "request_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "request_marks_request" ON "request_marks" USING btree ("request_id","id");--> statement-breakpoint
CREATE INDEX "request_marks_by" ON "request_marks" USING btree ("by_id");--> statement-breakpoint
CREATE INDEX "requests_initiator" ON "requests" USING btree ("initiator_id","id");--> statement-breakpoint
CREATE INDEX "requests_executor" ON "requests" USING btree ("executor_id","state");--> statement-breakpoint
CREATE INDEX "requests_approver" ON "requests" USING btree ("approver_id","state");--> statement-breakpoint
CREATE INDEX "requests_service" ON "requests" USING btree ("service_id","state","created_at");--> statement-breakpoint
CREATE INDEX "requests_form" ON "requests" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "requests_due" ON "requests" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "progress_steps" ADD CONSTRAINT "progress_steps_run_id_progress_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."progress_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "progress_steps_run" ON "progress_steps" USING btree ("run_id") WHERE run_id is not null;