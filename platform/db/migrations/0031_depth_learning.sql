CREATE TABLE "certificate_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"title" text NOT NULL,
	"wording" jsonb NOT NULL,
	"valid_months" integer,
	"renew_days" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "certificate_templates_title" UNIQUE("group_id","title"),
	CONSTRAINT "certificate_templates_renew" CHECK (renew_days between 1 and 180)
);
--> statement-breakpoint
CREATE TABLE "course_prerequisites" (
	"course_id" uuid NOT NULL,
	"needed_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "course_prerequisites_course_id_needed_id_pk" PRIMARY KEY("course_id","needed_id"),
	CONSTRAINT "course_prerequisites_other" CHECK (course_id <> needed_id)
);
--> statement-breakpoint
CREATE TABLE "course_reviews" (
	"course_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"stars" integer NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "course_reviews_course_id_account_id_pk" PRIMARY KEY("course_id","account_id"),
	CONSTRAINT "course_reviews_stars" CHECK (stars between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "learning_clocks" (
	"account_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "learning_clocks_account_id_group_id_pk" PRIMARY KEY("account_id","group_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_submission_files" (
	"submission_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	CONSTRAINT "lesson_submission_files_submission_id_file_id_pk" PRIMARY KEY("submission_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "lesson_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"enrolment_id" uuid NOT NULL,
	"lesson_key" uuid NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"verdict" text,
	"words" text DEFAULT '' NOT NULL,
	"checked_by" uuid,
	"checked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lesson_submissions_checked" CHECK ((verdict is null) = (checked_at is null))
);
--> statement-breakpoint
CREATE TABLE "scorm_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"object_id" uuid NOT NULL,
	"lesson_key" uuid NOT NULL,
	"number" integer NOT NULL,
	"rules" jsonb NOT NULL,
	"score" integer,
	"ended_at" timestamp (3) with time zone,
	"passed_at" timestamp (3) with time zone,
	"seconds" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scorm_attempts_number" UNIQUE("object_id","lesson_key","number"),
	CONSTRAINT "scorm_attempts_score" CHECK (score between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "scorm_entries" (
	"package_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"path" text NOT NULL,
	"plain" text NOT NULL,
	"start" integer NOT NULL,
	"packed" integer NOT NULL,
	"bytes" integer NOT NULL,
	"crc" integer NOT NULL,
	"is_deflated" boolean NOT NULL,
	CONSTRAINT "scorm_entries_package_id_path_pk" PRIMARY KEY("package_id","path")
);
--> statement-breakpoint
CREATE TABLE "scorm_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorm_packages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"version" text NOT NULL,
	"version_from" text NOT NULL,
	"title" text NOT NULL,
	"parts" jsonb NOT NULL,
	"warnings" text[] NOT NULL,
	"entries" integer NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorm_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"attempt_id" uuid NOT NULL,
	"part" text NOT NULL,
	"is_review" boolean NOT NULL,
	"count" integer DEFAULT 0 NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scorm_tracks" (
	"attempt_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"part" text NOT NULL,
	"cmi" jsonb NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"is_passed" boolean,
	"score" integer,
	"seconds" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "scorm_tracks_attempt_id_part_pk" PRIMARY KEY("attempt_id","part")
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "reissued_on" date;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "wording" jsonb;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "renew_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "course_lessons" ADD COLUMN "least_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "template_id" uuid;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "takes_reviews" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "certificate_templates" ADD CONSTRAINT "certificate_templates_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_needed_id_courses_id_fk" FOREIGN KEY ("needed_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_prerequisites" ADD CONSTRAINT "course_prerequisites_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_reviews" ADD CONSTRAINT "course_reviews_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_clocks" ADD CONSTRAINT "learning_clocks_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "learning_clocks" ADD CONSTRAINT "learning_clocks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_submission_files" ADD CONSTRAINT "lesson_submission_files_submission_id_lesson_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."lesson_submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_submission_files" ADD CONSTRAINT "lesson_submission_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_submission_files" ADD CONSTRAINT "lesson_submission_files_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_submissions" ADD CONSTRAINT "lesson_submissions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_submissions" ADD CONSTRAINT "lesson_submissions_enrolment_id_enrolments_id_fk" FOREIGN KEY ("enrolment_id") REFERENCES "public"."enrolments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_submissions" ADD CONSTRAINT "lesson_submissions_checked_by_accounts_id_fk" FOREIGN KEY ("checked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_attempts" ADD CONSTRAINT "scorm_attempts_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_attempts" ADD CONSTRAINT "scorm_attempts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_attempts" ADD CONSTRAINT "scorm_attempts_package_id_scorm_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."scorm_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_entries" ADD CONSTRAINT "scorm_entries_package_id_scorm_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."scorm_packages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_entries" ADD CONSTRAINT "scorm_entries_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_log" ADD CONSTRAINT "scorm_log_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_log" ADD CONSTRAINT "scorm_log_session_id_scorm_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."scorm_sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_packages" ADD CONSTRAINT "scorm_packages_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_packages" ADD CONSTRAINT "scorm_packages_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_sessions" ADD CONSTRAINT "scorm_sessions_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_sessions" ADD CONSTRAINT "scorm_sessions_attempt_id_scorm_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."scorm_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_tracks" ADD CONSTRAINT "scorm_tracks_attempt_id_scorm_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."scorm_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scorm_tracks" ADD CONSTRAINT "scorm_tracks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_prerequisites_needed" ON "course_prerequisites" USING btree ("needed_id");--> statement-breakpoint
CREATE INDEX "course_reviews_account" ON "course_reviews" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "course_reviews_list" ON "course_reviews" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "lesson_submission_files_file" ON "lesson_submission_files" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lesson_submissions_waiting" ON "lesson_submissions" USING btree ("enrolment_id","lesson_key") WHERE verdict is null;--> statement-breakpoint
CREATE INDEX "lesson_submissions_lesson" ON "lesson_submissions" USING btree ("enrolment_id","lesson_key","created_at");--> statement-breakpoint
CREATE INDEX "lesson_submissions_queue" ON "lesson_submissions" USING btree ("group_id","created_at") WHERE verdict is null;--> statement-breakpoint
CREATE INDEX "lesson_submissions_checker" ON "lesson_submissions" USING btree ("checked_by");--> statement-breakpoint
CREATE INDEX "scorm_attempts_account" ON "scorm_attempts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "scorm_attempts_package" ON "scorm_attempts" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "scorm_entries_plain" ON "scorm_entries" USING btree ("package_id","plain");--> statement-breakpoint
CREATE INDEX "scorm_log_session" ON "scorm_log" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "scorm_log_old" ON "scorm_log" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "scorm_packages_file" ON "scorm_packages" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "scorm_packages_group" ON "scorm_packages" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "scorm_sessions_attempt" ON "scorm_sessions" USING btree ("attempt_id","part");--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_package_id_scorm_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."scorm_packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_template_id_certificate_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."certificate_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificates_until" ON "certificates" USING btree ("valid_until") WHERE valid_until is not null and replaced_by is null;--> statement-breakpoint
CREATE INDEX "course_lessons_package" ON "course_lessons" USING btree ("package_id");--> statement-breakpoint
CREATE INDEX "courses_template" ON "courses" USING btree ("template_id");--> statement-breakpoint
ALTER TABLE "course_lessons" ADD CONSTRAINT "course_lessons_least" CHECK (least_minutes between 0 and minutes * 3);