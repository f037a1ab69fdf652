CREATE TABLE "course_assignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"audience" text[],
	"due_days" integer NOT NULL,
	"is_again" boolean NOT NULL,
	"assigned_by" uuid NOT NULL,
	"last_id" uuid,
	"people" integer NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "talk_id" uuid;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_assignments" ADD CONSTRAINT "course_assignments_assigned_by_accounts_id_fk" FOREIGN KEY ("assigned_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_assignments_course" ON "course_assignments" USING btree ("course_id","created_at");--> statement-breakpoint
CREATE INDEX "course_assignments_assigner" ON "course_assignments" USING btree ("assigned_by");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_talk_id_publications_id_fk" FOREIGN KEY ("talk_id") REFERENCES "public"."publications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_talk" UNIQUE("talk_id");--> statement-breakpoint
INSERT INTO "publication_kinds" ("name", "personal", "tab", "address") VALUES ('course-talk', false, 'ugc', '/courses/talk/');
