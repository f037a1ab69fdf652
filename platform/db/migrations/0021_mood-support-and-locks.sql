CREATE TABLE "mood_support" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"words" text NOT NULL,
	"contacts" jsonb NOT NULL,
	"changed_by" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "moods" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mood_support" ADD CONSTRAINT "mood_support_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mood_support" ADD CONSTRAINT "mood_support_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_locks" ADD CONSTRAINT "widget_locks_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "widget_locks" ADD CONSTRAINT "widget_locks_locked_by_accounts_id_fk" FOREIGN KEY ("locked_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;