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
	"title" text NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"publish_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" uuid,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_frames" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"reach" text NOT NULL,
	"file_id" uuid NOT NULL,
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
ALTER TABLE "line_dismissals" ADD CONSTRAINT "line_dismissals_line_id_running_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."running_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_dismissals" ADD CONSTRAINT "line_dismissals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_lines" ADD CONSTRAINT "running_lines_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "running_lines" ADD CONSTRAINT "running_lines_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_author_id_accounts_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_frames" ADD CONSTRAINT "story_frames_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_frame_id_story_frames_id_fk" FOREIGN KEY ("frame_id") REFERENCES "public"."story_frames"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_views" ADD CONSTRAINT "story_views_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_dismissals_account" ON "line_dismissals" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "running_lines_live" ON "running_lines" USING btree ("ends_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "running_lines_group" ON "running_lines" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "running_lines_author" ON "running_lines" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "stories_air" ON "stories" USING btree ("expires_at") WHERE deleted_at is null and ended_at is null;--> statement-breakpoint
CREATE INDEX "stories_group" ON "stories" USING btree ("group_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stories_author" ON "stories" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "story_frames_story" ON "story_frames" USING btree ("story_id","place");--> statement-breakpoint
CREATE INDEX "story_frames_file" ON "story_frames" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "story_frames_group" ON "story_frames" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "story_views_account" ON "story_views" USING btree ("account_id");