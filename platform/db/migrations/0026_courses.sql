CREATE TABLE "event_answer_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"day_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"by_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_answers" (
	"day_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"state" text NOT NULL,
	"plus_ones" integer DEFAULT 0 NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"hold_id" uuid,
	"is_asked_again" boolean DEFAULT false NOT NULL,
	CONSTRAINT "event_answers_day_id_account_id_pk" PRIMARY KEY("day_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "event_days" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ruled_at" timestamp (3) with time zone NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"title" text,
	"location" text,
	"moved_from" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "event_days_ruled" UNIQUE("event_id","ruled_at"),
	CONSTRAINT "event_days_order" CHECK (ends_at >= starts_at),
	CONSTRAINT "event_days_taken" CHECK (taken >= 0)
);
--> statement-breakpoint
CREATE TABLE "event_favourites" (
	"account_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_favourites_account_id_event_id_pk" PRIMARY KEY("account_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "event_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"tone" text NOT NULL,
	"archived_at" timestamp (3) with time zone,
	CONSTRAINT "event_types_title" UNIQUE("group_id","title")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"audience" text[],
	"guest_visible" boolean DEFAULT false NOT NULL,
	"place_id" uuid,
	"type_id" uuid,
	"organiser_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"zone" text NOT NULL,
	"is_all_day" boolean DEFAULT false NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"online_url" text DEFAULT '' NOT NULL,
	"contacts" text DEFAULT '' NOT NULL,
	"registration" text NOT NULL,
	"capacity" integer,
	"has_waitlist" boolean DEFAULT true NOT NULL,
	"allows_maybe" boolean DEFAULT true NOT NULL,
	"plus_ones" integer DEFAULT 0 NOT NULL,
	"closes_hours" integer DEFAULT 0 NOT NULL,
	"price" integer DEFAULT 0 NOT NULL,
	"rule" text,
	"laid_until" date,
	"state" text NOT NULL,
	"uid" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_uid" UNIQUE("group_id","uid"),
	CONSTRAINT "events_capacity" CHECK (capacity > 0),
	CONSTRAINT "events_plus_ones" CHECK (plus_ones between 0 and 3),
	CONSTRAINT "events_price" CHECK (price >= 0)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"title" text NOT NULL,
	"score" integer,
	"minutes" integer NOT NULL,
	"passed_on" date NOT NULL,
	"valid_until" date,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"replaced_by" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificates_number" UNIQUE("number"),
	CONSTRAINT "certificates_score" CHECK (score between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "course_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"plan_id" uuid,
	"key" uuid NOT NULL,
	"place" integer NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"file_id" uuid,
	"quiz_id" uuid,
	"required" boolean DEFAULT true NOT NULL,
	"minutes" integer DEFAULT 5 NOT NULL,
	"pass_at" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "course_lessons_minutes" CHECK (minutes between 1 and 600)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"audience" text[],
	"author_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}'::text[] NOT NULL,
	"level" text NOT NULL,
	"tone" text NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"is_sequential" boolean DEFAULT true NOT NULL,
	"least_pass" integer DEFAULT 0 NOT NULL,
	"due_days" integer,
	"gives_certificate" boolean DEFAULT true NOT NULL,
	"valid_months" integer,
	"state" text NOT NULL,
	"plan_id" uuid,
	"version" integer DEFAULT 0 NOT NULL,
	"is_changed" boolean DEFAULT true NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_least_pass" CHECK (least_pass between 0 and 100),
	CONSTRAINT "courses_published" CHECK ((state = 'draft') = (plan_id is null))
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"assigned_by" uuid,
	"due_on" date,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"required" integer NOT NULL,
	"last_lesson" uuid,
	"score" integer,
	"is_last" boolean DEFAULT true NOT NULL,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_run" UNIQUE("run_id"),
	CONSTRAINT "enrolments_done" CHECK (done between 0 and required),
	CONSTRAINT "enrolments_ended" CHECK ((ended_at is null) = (state in ('enrolled', 'in-progress')))
);
--> statement-breakpoint
CREATE TABLE "saved_courses" (
	"account_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_courses_account_id_course_id_pk" PRIMARY KEY("account_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_day_id_event_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."event_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answer_marks" ADD CONSTRAINT "event_answer_marks_by_id_accounts_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_day_id_event_days_id_fk" FOREIGN KEY ("day_id") REFERENCES "public"."event_days"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_days" ADD CONSTRAINT "event_days_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_favourites" ADD CONSTRAINT "event_favourites_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_favourites" ADD CONSTRAINT "event_favourites_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_favourites" ADD CONSTRAINT "event_favourites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_types" ADD CONSTRAINT "event_types_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_type_id_event_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "public"."event_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_organiser_id_accounts_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_accounts_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_quiz_id_questionnaires_id_fk" FOREIGN KEY ("quiz_id") REFERENCES "public"."questionnaires"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_run_id_progress_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."progress_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_plan_id_progress_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."progress_plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_assigned_by_accounts_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_courses" ADD CONSTRAINT "saved_courses_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_answer_marks_day" ON "event_answer_marks" USING btree ("day_id","id");--> statement-breakpoint
CREATE INDEX "event_answer_marks_account" ON "event_answer_marks" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "event_answers_account" ON "event_answers" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "event_answers_waiting" ON "event_answers" USING btree ("day_id","since") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "event_days_when" ON "event_days" USING btree ("group_id","starts_at","ends_at");--> statement-breakpoint
CREATE INDEX "event_days_portal" ON "event_days" USING btree ("starts_at");--> statement-breakpoint
CREATE INDEX "event_favourites_event" ON "event_favourites" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "events_organiser" ON "events" USING btree ("organiser_id");--> statement-breakpoint
CREATE INDEX "events_place" ON "events" USING btree ("place_id") WHERE place_id is not null;--> statement-breakpoint
CREATE INDEX "events_type" ON "events" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "events_laid" ON "events" USING btree ("laid_until") WHERE rule is not null and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one" ON "certificates" USING btree ("object_id") WHERE replaced_by is null;--> statement-breakpoint
CREATE INDEX "certificates_account" ON "certificates" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "certificates_group" ON "certificates" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "certificates_revoker" ON "certificates" USING btree ("revoked_by");--> statement-breakpoint
CREATE UNIQUE INDEX "course_lessons_version" ON "course_lessons" USING btree ("plan_id","key") WHERE plan_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "course_lessons_draft" ON "course_lessons" USING btree ("course_id","key") WHERE plan_id is null;--> statement-breakpoint
CREATE INDEX "course_lessons_course" ON "course_lessons" USING btree ("course_id","place");--> statement-breakpoint
CREATE INDEX "course_lessons_file" ON "course_lessons" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "course_lessons_quiz" ON "course_lessons" USING btree ("quiz_id");--> statement-breakpoint
CREATE INDEX "courses_list" ON "courses" USING btree ("group_id","state","published_at");--> statement-breakpoint
CREATE INDEX "courses_author" ON "courses" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "courses_plan" ON "courses" USING btree ("plan_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enrolments_last" ON "enrolments" USING btree ("course_id","account_id") WHERE is_last;--> statement-breakpoint
CREATE INDEX "enrolments_account" ON "enrolments" USING btree ("account_id","state");--> statement-breakpoint
CREATE INDEX "enrolments_assigner" ON "enrolments" USING btree ("assigned_by");--> statement-breakpoint
CREATE INDEX "enrolments_plan" ON "enrolments" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "enrolments_due" ON "enrolments" USING btree ("due_on") WHERE ended_at is null and due_on is not null;--> statement-breakpoint
CREATE INDEX "saved_courses_course" ON "saved_courses" USING btree ("course_id");